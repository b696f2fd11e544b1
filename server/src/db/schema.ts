import type { AccountTables } from '../areas/auth/tables';
import type { ForumTables } from '../areas/forum/tables';
import type { InfoTables } from '../areas/info/tables';
import type { MessageTables } from '../areas/messages/tables';
import type { SiteTables } from '../areas/misc/tables';
import type { OrderTables } from '../areas/orders/tables';
import type { PaymentTables } from '../areas/pay/tables';
import type { ReleaseTables } from '../areas/platform/tables';
import type { PrivacyTables } from '../areas/privacy/tables';
import type { SentinelTables } from '../areas/sentinel/tables';
import type { CatalogueTables } from '../areas/services/tables';
import type { SupportTables } from '../areas/support/tables';
import type { PersonalTables } from '../areas/user/tables';

/** Every table, by area. */
export interface DB
  extends AccountTables,
    CatalogueTables,
    OrderTables,
    PaymentTables,
    ForumTables,
    InfoTables,
    MessageTables,
    SiteTables,
    ReleaseTables,
    SentinelTables,
    SupportTables,
    PersonalTables,
    PrivacyTables {}
