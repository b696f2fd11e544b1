export { DesktopProviders as Providers } from '../desktop';

/** The platform that a test runs as. `Providers` is what its roots are wrapped in. */
export const platform: 'desktop' | 'mobile' = 'desktop';
