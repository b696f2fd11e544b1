import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'price',
});
