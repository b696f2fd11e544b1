import { type TestApp, type TestAppOptions, testApp } from '../../../../testing/app';

/**
 * A site on which services are bought, paid and refunded.
 * @param areas what the test is about beside that
 */
export const tradeSite = (
  areas: NonNullable<TestAppOptions['areas']> = [],
  options: Omit<TestAppOptions, 'areas'> = {},
): Promise<TestApp> =>
  testApp({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'refunds', ...areas],
    ...options,
  });
