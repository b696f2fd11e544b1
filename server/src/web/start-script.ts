/**
 * Puts the shell's first script, which waits in a template, into a page that stands in the HTML: once the browser has
 * painted the page, for this script and what it starts keep it from painting for as long as they run. A window that is not
 * in sight paints nothing, and a script that comes late is not to wait for a frame either.
 */
export const startScript = `
(function(){
var template=document.getElementById('harbor-start');
function start(){
if(template)document.head.appendChild(document.importNode(template.content,true));
template=null;
}
if(document.hidden)return start();
requestAnimationFrame(function(){setTimeout(start,0)});
setTimeout(start,2000);
})()`.replace(/\n/g, '');
