import '@harbor/ui/tokens.css';
import { drawingHost, installFiles, platform, showTrouble, startRuntime } from '@harbor/runtime';

if (drawingHost) {
  // On the server, where pages are drawn by the same code: nothing starts by itself.
  installFiles();
  import(/* webpackChunkName: 'drawing' */ './drawing/draw').then(({ offerDrawer }) => offerDrawer());
} else {
  startRuntime();
  // Only one of the two is ever loaded: antd for the desktop, antd-mobile for the phone. The build cuts chunks by these names.
  if (platform === 'mobile')
    import(/* webpackChunkName: 'mobile' */ './mobile').then(({ start }) => start(), showTrouble);
  else import(/* webpackChunkName: 'desktop' */ './desktop').then(({ start }) => start(), showTrouble);
}
