import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-services',
  desktop: () => import('../routes.json?desktop'),
  mobile: () => import('../routes.json?mobile'),
});
