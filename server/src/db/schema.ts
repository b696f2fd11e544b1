import type { AccountTables } from '../areas/base/accounts/tables';
import type { PersonalTables } from '../areas/base/collect/tables';
import type { FileTables } from '../areas/base/files/tables';
import type { MessageTables } from '../areas/base/messages/tables';
import type { SentinelTables } from '../areas/base/sentinel/tables';
import type { ForumTables } from '../areas/community/forum/tables';
import type { InfoTables } from '../areas/content/info/tables';
import type { SubmissionTables } from '../areas/content/submissions/tables';
import type { SupportTables } from '../areas/content/support/tables';
import type { SiteTables } from '../areas/content/visits/tables';
import type { PrivacyTables } from '../areas/identity/privacy/tables';
import type { ReleaseTables } from '../areas/operations/platform/tables';
import type { ComparisonTables } from '../areas/trade/comparisons/tables';
import type { CourseTables } from '../areas/trade/courses/tables';
import type { FormTables } from '../areas/trade/forms/tables';
import type { DeliveryTables } from '../areas/trade/fulfilment/tables';
import type { InvoiceTables } from '../areas/trade/invoices/tables';
import type { OrderTables } from '../areas/trade/orders/tables';
import type { PaymentTables } from '../areas/trade/pay/tables';
import type { QuoteTables } from '../areas/trade/quotes/tables';
import type { CatalogueTables } from '../areas/trade/services/tables';
import type { TraceTables } from '../areas/trade/traces/tables';
import type { RegionTables } from '../regions/tables';

/** Every table, by area. */
export interface DB
  extends AccountTables,
    CatalogueTables,
    CourseTables,
    OrderTables,
    QuoteTables,
    DeliveryTables,
    FormTables,
    PaymentTables,
    ForumTables,
    InvoiceTables,
    TraceTables,
    ComparisonTables,
    InfoTables,
    MessageTables,
    SiteTables,
    FileTables,
    ReleaseTables,
    SentinelTables,
    SubmissionTables,
    SupportTables,
    PersonalTables,
    PrivacyTables,
    RegionTables {}
