import { firstFrame } from './first-paint';

/**
 * Puts the shell's first script and what is to be fetched with it, which wait in a template, into a page that stands in
 * the HTML: once the browser has painted the page, for they keep it from painting for as long as they come and run. A
 * window that is not in sight paints nothing, and a script that comes late is not to wait for a frame either.
 */
export const startScript = `
(function(){
var template=document.getElementById('harbor-start');
function start(){
if(template)document.head.appendChild(document.importNode(template.content,true));
template=null;
}
${firstFrame}
firstFrame(start);
})()`.replace(/\n/g, '');
