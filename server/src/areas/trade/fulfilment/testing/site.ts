import type { TestApp } from '../../../../testing/app';
import { tradeSite } from '../../orders/testing/trade-site';
import { type Person, staffOf, teacherOf } from './flow';

/** A site with everything from a quote to acceptance, and who works there. */
export interface DeliverySite {
  site: TestApp;
  staff: Person;
  teacher: Person;
}

/**
 * Opens the site for the tests of a file and closes it after them. Staff and teacher are others in each test: the clock runs
 * on by days, which ends sessions. Take them inside the tests.
 */
export function deliverySite(): DeliverySite {
  const here = {} as DeliverySite;
  beforeAll(async () => {
    here.site = await tradeSite(['quotes', 'fulfilment', 'orderDesk', 'files', 'vault', 'support']);
  });
  beforeEach(async () => {
    here.staff = await staffOf(here.site);
    here.teacher = await teacherOf(here.site);
  });
  afterAll(() => here.site.close());
  return here;
}
