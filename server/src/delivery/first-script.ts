/**
 * The only script inside the HTML, beside the page's data: tells people when the shell's own first files could not be
 * used, and has the browser replace its stored copies of them, which it would keep for a year. A style sheet that failed
 * goes, so that the page or component that needs it asks for it again.
 */
export const firstScript = `
addEventListener('error',function(event){
var file=event.target,address=file.src||file.href;
if(!address||file.dataset.first===undefined)return;
fetch(address,{cache:'reload'}).catch(function(){});
if(file.rel==='stylesheet')file.remove();
var show=function(){document.getElementById('harbor-trouble').hidden=false};
if(document.readyState==='loading')addEventListener('DOMContentLoaded',show);else show();
},true)`.replace(/\n/g, '');
