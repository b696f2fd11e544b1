/**
 * What a drawn page leaves out of its first frame: what begins below every window of this height says
 * `content-visibility: var(--below, auto)`. It is laid out and painted once the first frame stands, which comes so much
 * sooner.
 */
export const firstPaintStyles = '@media(max-height:1000px){[data-first-paint]{--below:hidden}}';

/**
 * Begins the first frame, where scripts run and the page is seen from its top; at any other place somebody may come to
 * what is left out.
 */
export const holdBelow = `
(function(){
var visit=performance.getEntriesByType('navigation')[0];
if(!location.hash&&!document.hidden&&visit&&visit.type==='navigate')document.documentElement.dataset.firstPaint='';
})()`.replace(/\n/g, '');

/**
 * Ends the first frame: `firstFrame(then)` calls back once it has been painted, or cannot be. What was left out comes when
 * the browser is idle, or at once when somebody does anything.
 */
export const firstFrame = `
function firstFrame(then){
var acts=['wheel','scroll','touchstart','pointerdown','keydown','focusin'];
function showBelow(){
delete document.documentElement.dataset.firstPaint;
acts.forEach(function(act){removeEventListener(act,showBelow,true)});
}
function painted(){
then();
window.requestIdleCallback?requestIdleCallback(showBelow,{timeout:300}):setTimeout(showBelow,100);
}
if(document.hidden)return painted();
acts.forEach(function(act){addEventListener(act,showBelow,true)});
requestAnimationFrame(function(){setTimeout(painted,0)});
setTimeout(painted,2000);
}`.replace(/\n/g, '');
