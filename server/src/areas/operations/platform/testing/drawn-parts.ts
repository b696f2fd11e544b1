/**
 * First script of a shell for tests that draws pages on the server. A remote's page is what the `draw` of its global gives
 * for its path; that of a global without one is a page like any other.
 */
export const drawingShell = (version: string): string => `window.shell = ${JSON.stringify(version)};
(() => {
  let owner;
  let path;
  const first = (address) => address.split('/')[1];
  window.harborDrawing?.offer({
    async open(input) {
      const asked = JSON.parse(input);
      path = asked.path;
      owner = asked.page.remotes.find(({ routes }) => routes.some((route) => first(route.path) === first(path)));
      if (owner && !(owner.globalName in window)) await window.harborDrawing.script(owner.entry);
    },
    draw() {
      const remote = owner && window[owner.globalName];
      const page = typeof remote?.draw === 'function' ? remote.draw(path) : '<h1>页面</h1>';
      return JSON.stringify({ html: '<header></header><main>' + page + '</main>', styles: '', suspended: false });
    },
  });
})();`;

/** Entry of a remote for tests. @param body of the function that draws a page of it; it knows its `path` */
export const drawingRemote = (globalName: string, body: string): string =>
  `window.${globalName} = { draw(path) { ${body} } };`;
