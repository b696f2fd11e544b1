import type { AccountTables } from '../areas/auth/tables';
import type { ComparisonTables } from '../areas/comparisons/tables';
import type { CourseTables } from '../areas/courses/tables';
import type { DeliveryTables } from '../areas/delivery/tables';
import type { FileTables } from '../areas/files/tables';
import type { FormTables } from '../areas/forms/tables';
import type { ForumTables } from '../areas/forum/tables';
import type { InfoTables } from '../areas/info/tables';
import type { InvoiceTables } from '../areas/invoices/tables';
import type { MessageTables } from '../areas/messages/tables';
import type { SiteTables } from '../areas/misc/tables';
import type { OrderTables } from '../areas/orders/tables';
import type { PaymentTables } from '../areas/pay/tables';
import type { ReleaseTables } from '../areas/platform/tables';
import type { PrivacyTables } from '../areas/privacy/tables';
import type { QuoteTables } from '../areas/quotes/tables';
import type { SentinelTables } from '../areas/sentinel/tables';
import type { CatalogueTables } from '../areas/services/tables';
import type { SubmissionTables } from '../areas/submissions/tables';
import type { SupportTables } from '../areas/support/tables';
import type { TraceTables } from '../areas/traces/tables';
import type { PersonalTables } from '../areas/user/tables';
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
