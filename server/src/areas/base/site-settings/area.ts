import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'site-settings',
  calls: {
    siteSettings: async () => (await import('./routes')).routes,
  },
  tables: ['setting_versions'],
});
