import { defineArea } from '../../../manifest';
import { candidateSettled } from '../dictionary/events';
import { createEvidenceStore } from './evidence/store';
import { teacherApplications, teacherConsents, teacherEvidence, teacherRecord } from './personal-data';
import { lockApplications, lockTeacher } from './teachers';
import { certificationTicks } from './ticks';
import { takeEntry } from './words';

/** How somebody becomes a teacher, stays one and leaves: applications, evidence, rules and pledge. */
export const area = defineArea({
  name: 'certification',
  gives: ({ settings, cipher }) => ({ evidence: createEvidenceStore(settings.dataDir, cipher) }),
  calls: {
    certification: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).teacherQueue],
  ticks: certificationTicks,
  tables: [
    ...(['teachers', 'teacher_history', 'teacher_applications', 'teacher_application_items'] as const),
    ...(['teacher_application_history', 'teacher_evidence', 'teacher_views'] as const),
    ...(['teacher_agreements', 'teacher_consents'] as const),
  ],
  on: [candidateSettled.handledBy((trx, settled) => takeEntry(trx, settled))],
  closingLocks: [
    async (trx, userId) => {
      await lockApplications(trx, userId);
      await lockTeacher(trx, userId);
    },
  ],
  // The application goes before the evidence, which goes with it.
  personalData: [teacherApplications, teacherEvidence, teacherConsents, teacherRecord],
});
