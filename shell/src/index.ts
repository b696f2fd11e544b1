import '@harbor/ui/tokens.css';
import { platform, showTrouble, startRuntime } from '@harbor/runtime';

startRuntime();

// Only one of the two is ever loaded: antd for the desktop, antd-mobile for the phone. The build cuts chunks by these names.
if (platform === 'mobile')
  import(/* webpackChunkName: 'mobile' */ './mobile').then(({ start }) => start(), showTrouble);
else import(/* webpackChunkName: 'desktop' */ './desktop').then(({ start }) => start(), showTrouble);
