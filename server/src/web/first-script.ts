/**
 * The script inside the HTML, beside the page's data. It runs before everything else and keeps its own copies of what it
 * needs, so that no release can take them from it; nothing of the shell is there yet to watch over the shell.
 *
 * It tells people by the notice when the shell's own first files could not be used, and has the browser replace its stored
 * copies of them, which it would keep for a year. A style sheet that failed goes, so that the page or component that needs
 * it asks for it again.
 *
 * A main area that the server has drawn counts from when the shell has taken it over: until then a mark of the server's
 * stands beside it, which the shell removes.
 *
 * It tells the server, once for each part:
 * - `load`, `render`: a first script of the shell that cannot be had, or throws before the main area stands;
 * - by `harborTell`, for the runtime: a release that changed built-ins so that they cannot be put back (one that did so
 *   otherwise is merely named, without a kind, for the case that the page does not outlive it);
 * - `blank`: a page that stays empty, which shows the notice too. That is no main area ten seconds after the shell's first
 *   script has run, or two seconds after one stood there; or a remote's page of which nothing is drawn for twenty, but
 *   what stands around every page. To blame is the remote whose page it is, or that did something of the kind just before,
 *   be it an error; else the shell.
 * Where the answer says that this browser gets the part in another version, the page is loaded anew, once for each part
 * and set of releases.
 */
export const firstScript = `
(function(){
var page=window.__HARBOR__,remotes=page.remotes,ask=window.fetch.bind(window),text=JSON.stringify,find=document.querySelector.bind(document),every=setInterval.bind(window),again=location.reload.bind(location),bound=Function.prototype.call,cut=bound.bind(''.slice),put=bound.bind(Node.prototype.appendChild),partIn=/x/.exec.bind(/\\/releases\\/(mf-[a-z-]+)\\//),main='main[data-remote]',unbegun='#harbor-frame,#harbor-start',told=Object.create(null),versions=Object.create(null),culprit,since,notice,stood,ran,empty=0,ticks=0;
versions.shell=page.shell.version;
for(var i=0;i<remotes.length;i++)versions[remotes[i].name]=remotes[i].version;
function show(){
if(!notice)return addEventListener('DOMContentLoaded',show);
if(!notice.isConnected)put(document.body,notice);
notice.hidden=false;
}
function suspect(part){
culprit=part;since=ticks;
}
async function tell(part,kind,message){
suspect(part);
if(!kind||!versions[part]||told[part])return;
told[part]=1;
try{
var answer=await ask('/api/platform/reports',{method:'POST',keepalive:true,headers:{'content-type':'application/json','x-requested-with':'XMLHttpRequest'},body:'{"failures":[{"remote":'+text(part)+',"version":'+text(versions[part])+',"kind":'+text(kind)+',"message":'+text(cut(message,0,500))+',"path":'+text(cut(location.pathname,0,300))+'}]}'}),
parts=(await answer.json()).data.replaced||[],key='harbor:reloaded',mark=page.release+' '+part;
for(var i=0;i<parts.length;i++)if(parts[i].remote===part&&sessionStorage.getItem(key)!==mark){
sessionStorage.setItem(key,mark);
return again();
}
}catch(error){}
}
Object.defineProperty(window,'harborTell',{value:tell});
document.addEventListener('load',function(event){
if(event.target.src&&event.target.dataset.first!==undefined)ran=1;
},true);
function mainArea(){
return find(unbegun)?null:find(main);
}
function see(_,watch){
notice=notice||find('#harbor-trouble');
if(mainArea())stood=1,watch&&watch.disconnect();
}
see();
new MutationObserver(see).observe(document,{childList:true,subtree:true});
addEventListener('error',function(event){
var file=event.target,address=file.src||file.href,source=address||event.filename||'',found=partIn((event.error&&event.error.stack||'')+source);
if(found)suspect(found[1]);
if(!file.href&&source.indexOf('/releases/shell/')>=0&&!stood)tell('shell',file.src?'load':'render',event.message||source);
if(!address||file.dataset.first===undefined)return;
ask(address,{cache:'reload'}).catch(function(){});
if(file.rel==='stylesheet')file.remove();
show();
},true);
every(function(){
ticks++;
var area=mainArea(),part='shell',patience=10;
if(area){
part=area.dataset.remote;patience=20;
if(area.dataset.state!=='loading'||part==='shell'||find(main+' [data-outlet] * *'))return empty=0;
}else if(stood){patience=2;if(culprit&&ticks-since<10)part=culprit;
}else if(!ran)return;
if(++empty<patience)return;
show();tell(part,'blank','nothing is shown');
},1000);
})()`.replace(/\n/g, '');
