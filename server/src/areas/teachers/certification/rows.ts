import type { Degree, IdType } from '@harbor/contract/teacher-apply-items';
import type {
  TeacherApplyKind,
  TeacherApplyStatus,
  TeacherFlow,
  TeacherStatus,
} from '@harbor/contract/teacher-apply-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { ApplyActor } from './transitions';

/** An entry of the dictionary, or what the applicant wrote instead. */
export interface Choice {
  id: number | null;
  name: string;
}

export interface Work {
  year: number;
  title: string;
  place: string;
  role: string;
}

/** What an applicant filled in; nothing of identity documents. */
export interface Answers {
  real_name: string;
  gender: number;
  degree: Degree | '';
  university: Choice | null;
  major: Choice | null;
  /** `2017-07` */
  graduated: string | null;
  degree_no: string;
  title: string;
  unit: string;
  subject_ids: number[];
  disciplines: string[];
  languages: string[];
  intro: string;
  works: Work[];
  skills: number[];
  sample: string;
}

export type ApplicationRow = Selectable<DB['teacher_applications']>;
export type EvidenceRow = Selectable<DB['teacher_evidence']>;
export type ItemRow = Selectable<DB['teacher_application_items']>;
export type TeacherRow = Selectable<DB['teachers']>;

/** 1 上传中 2 在用 3 已被替换 4 已删除 */
export const evidenceStatus = { receiving: 1, kept: 2, replaced: 3, deleted: 4 } as const;

export type EvidenceStatus = (typeof evidenceStatus)[keyof typeof evidenceStatus];

declare module '../../../db/schema' {
  interface KnownColumns {
    teacher_applications: {
      status: TeacherApplyStatus;
      kind: TeacherApplyKind;
      flow_version: TeacherFlow;
      answers: Partial<Answers>;
      id_type: IdType;
    };
    teacher_application_items: { result: 1 | 2 };
    teacher_application_history: { actor: ApplyActor };
    teacher_history: { actor: ApplyActor };
    teacher_evidence: { status: EvidenceStatus; view_type: 'webp' | 'pdf' | null };
    teacher_views: { what: 'open' | 'reveal' };
    teacher_agreements: {
      document: 'rules' | 'pledge' | 'id_data';
      sections: { heading: string; paragraphs: string[] }[];
    };
    teacher_consents: { document: 'rules' | 'pledge' | 'id_data' | 'truth'; action: 'agree' | 'withdraw' };
    teachers: { status: TeacherStatus; works: Work[] };
  }
}
