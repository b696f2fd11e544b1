export { MobileProviders as Providers } from '../mobile';

/** The phone's tests. */
export const platform: 'desktop' | 'mobile' = 'mobile';
