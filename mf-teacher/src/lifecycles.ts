import { createRemote } from '@harbor/runtime';

export default createRemote({
  name: 'mf-teacher',
  desktop: () => import('../routes.json?desktop'),
  mobile: () => import('../routes.json?mobile'),
});
