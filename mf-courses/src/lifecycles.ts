import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-courses',
  desktop: () => import('../routes.json?desktop'),
  mobile: () => import('../routes.json?mobile'),
});
