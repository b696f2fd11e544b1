import type { CertificateStatus } from '@harbor/contract/certificate-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { CertificateActor, CertificateEvent } from './transitions';

export type CertificateRow = Selectable<DB['certificates']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    certificates: { status: CertificateStatus };
    certificate_history: { event: CertificateEvent; actor: CertificateActor };
  }
}
