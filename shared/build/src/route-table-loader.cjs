/**
 * `import('../routes.json?desktop')` is the route table of that platform as a component: React Router's `<Routes>` with each
 * page loaded when it is opened. So a route stands in one place, where shell and server read it too.
 * @param {string} source text of `routes.json`
 */
module.exports = function routeTable(source) {
  const platform = this.resourceQuery.slice(1);
  const routes = JSON.parse(source).routes.filter((route) => route.platform === platform);
  // One component for all paths of a page: going from one to the other keeps what it shows.
  const pages = [...new Set(routes.map(({ page }) => page))];
  const load = (page) => {
    // The phone's layer finds `X.mobile.tsx`, or `X.tsx` where a page is written once.
    const file = platform === 'mobile' ? page.replace(/\.mobile$/, '') : page;
    return `lazy(() => import(${JSON.stringify(`./src/${file}`)}))`;
  };
  const element = ({ path, page }) =>
    `h(Route, { path: ${JSON.stringify(path)}, element: h(pages[${pages.indexOf(page)}]) })`;
  return `import { Route, Routes } from '@harbor/runtime';
import { createElement as h, lazy } from 'react';
const pages = [${pages.map(load).join(', ')}];
export default () => h(Routes, null, ${routes.map(element).join(', ')});
`;
};
