/**
 * What watches over the shell's first script, since nothing of the shell is there to do it: a file that cannot be had, or
 * code that throws before the main area stands, is reported as a failure of the shell's release. Where the answer says
 * that this browser gets another shell, the page is loaded anew, once for each release.
 */
export const shellGuard = `
addEventListener('error',function(event){
var source=event.target&&event.target.src||event.filename||'',shell=window.__HARBOR__&&window.__HARBOR__.shell;
if(!shell||source.indexOf('/releases/shell/')<0||document.querySelector('main[data-remote]')||window.__shellFailed)return;
window.__shellFailed=true;
var failure={remote:'shell',version:shell.version,kind:event.target&&event.target.src?'load':'render',message:String(event.message||source).slice(0,500),path:location.pathname.slice(0,300)};
fetch('/api/platform/reports',{method:'POST',keepalive:true,headers:{'content-type':'application/json','x-requested-with':'XMLHttpRequest'},body:JSON.stringify({failures:[failure]})})
.then(function(answer){return answer.json()}).then(function(answer){
var replaced=answer.data&&answer.data.replaced||[],key='harbor:shell-reloaded';
if(!replaced.some(function(part){return part.remote==='shell'})||sessionStorage.getItem(key)===shell.version)return;
sessionStorage.setItem(key,shell.version);location.reload();
}).catch(function(){});
},true);`.replace(/\n/g, '');
