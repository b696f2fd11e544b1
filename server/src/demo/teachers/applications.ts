import { createHash } from 'node:crypto';
import { type ApplyItem, checkDigit } from '@harbor/contract/teacher-apply-items';
import sharp from 'sharp';
import { watermarkSheet } from '../../areas/base/files/view/watermark';
import { answersOf } from '../../areas/teachers/certification/answers';
import { markText } from '../../areas/teachers/certification/evidence/mark';
import { sealedId } from '../../areas/teachers/certification/identity';
import type { Answers } from '../../areas/teachers/certification/rows';
import { propose } from '../../areas/teachers/dictionary/candidates';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import { ulid } from '../../ulid';
import { demoTeam } from '../team';

const day = 86_400_000;
const hour = 3_600_000;

interface DemoApplication {
  no: string;
  status: 1 | 3 | 4 | 5;
  /** Hours since the last hand-in. */
  ago: number;
  round?: number;
  answers: Partial<Answers>;
  /** Items that were judged: what to mend, or nothing for 通过. */
  judged?: Partial<Record<ApplyItem, string>>;
  pictures?: boolean;
  reason?: string;
}

const shared: Partial<Answers> = {
  ...{ degree: 'doctor', graduated: '2017-06', degree_no: '000001201701000326', languages: ['zh', 'en'] },
  ...{ skills: [17, 15], gender: 2 },
};

const applications: DemoApplication[] = [
  {
    ...{ no: 'TA-261114-0398', status: 1, ago: 31, round: 2, pictures: true },
    answers: {
      ...{ ...shared, real_name: '叶蓁', university: { id: null, name: '海陆大学' } },
      ...{ major: { id: null, name: '材料化学' }, title: '副教授', unit: '海陆大学', disciplines: ['0805'] },
      subject_ids: [8],
      intro: '做储能材料的表征与机理，愿意把图表和论证一句一句讲清楚。',
      works: [{ year: 2025, title: '层状正极的界面演化', place: '材料学报（演示刊名）', role: '第一作者' }],
      sample: '原句把“相关”写成“导致”，建议改为“伴随”，并补一句数据只来自三个样品。',
    },
    judged: { real_name: '', degree: '', unit: '', subjects: '', languages: '', intro: '' },
  },
  {
    ...{ no: 'TA-261119-0426', status: 3, ago: 60, pictures: true },
    answers: {
      ...{ ...shared, real_name: '陆思远', gender: 1, university: { id: null, name: '东湖大学' } },
      ...{ major: { id: null, name: '湖沼生态学' }, title: '副研究员', unit: '东湖研究所' },
      ...{ disciplines: ['0830'], subject_ids: [8] },
      intro: '做湖泊沉积物微塑料研究，熟悉野外采样与数据整理。',
      sample: '建议把方法里的采样深度写成范围，并注明每层的样品数。',
    },
    judged: {
      ...{ real_name: '', degree: '', university: '', major: '', unit: '', id_number: '' },
      degree_proof: '收到的是录取通知书，不能证明已毕业。请上传毕业证书，或学历证书电子注册备案表。',
      title_proof: '右下角印章被手指挡住，看不清发证单位与日期。请重新拍摄，四角完整、无遮挡。',
    },
  },
  {
    ...{ no: 'TA-261127-0512', status: 1, ago: 5 },
    answers: {
      ...{ ...shared, real_name: '方以宁', university: { id: 1, name: '北京大学' }, degree: 'master' },
      ...{ major: { id: 1, name: '哲学' }, title: '讲师', unit: '北辰学院', disciplines: ['0101'] },
      subject_ids: [1],
      intro: '做科学哲学与论证写作，帮助研究者把一段话的推理写清楚。',
      sample: '第二句的“因此”前缺一个前提，建议先写明比较的对象。',
    },
  },
  {
    ...{ no: 'TA-261102-0311', status: 5, ago: 400, reason: '学历编号与证书不符，且没有在期限内说明' },
    answers: {
      ...{ ...shared, real_name: '顾清和', university: { id: null, name: '临江学院' } },
      ...{
        major: { id: null, name: '工商管理' },
        unit: '临江学院',
        disciplines: ['1202'],
        subject_ids: [12],
      },
      intro: '做案例研究与问卷设计，熟悉管理学论文的写法。',
    },
  },
];

/** A drawn certificate: nothing in it is of anybody. */
function drawing(title: string, name: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620">
    <rect width="900" height="620" fill="#fbf7ee"/><rect x="24" y="24" width="852" height="572" fill="none" stroke="#b59a62" stroke-width="4"/>
    <text x="450" y="150" font-size="56" text-anchor="middle" fill="#7a2f25" font-family="serif">${title}</text>
    <text x="450" y="300" font-size="34" text-anchor="middle" fill="#333" font-family="serif">${name}</text>
    <text x="450" y="380" font-size="26" text-anchor="middle" fill="#666" font-family="serif">示例图片，仅供演示</text>
    <circle cx="700" cy="480" r="62" fill="none" stroke="#c23d2e" stroke-width="6"/></svg>`);
}

const pieces = [
  ['id_front', '证件 · 人像面'],
  ['id_back', '证件 · 国徽面'],
  ['degree_proof', '学历证明'],
  ['title_proof', '职称证明'],
] as const;

async function seedEvidence(
  trx: Db,
  core: Core,
  { id, userId, name, round, at }: { id: number; userId: number; name: string; round: number; at: Date },
): Promise<void> {
  for (const [item, title] of pieces) {
    const original = await sharp(drawing(title, name)).png().toBuffer();
    const sheet = Buffer.from(watermarkSheet(markText(at), 900, 620, 15));
    const copy = await sharp(original)
      .composite([{ input: sheet }])
      .webp({ quality: 80 })
      .toBuffer();
    const evidence = ulid(at.getTime());
    const key = core.evidence.newKey(evidence);
    await core.evidence.write(evidence, 'o', key, original);
    await core.evidence.write(evidence, 'v', key, copy);
    await insertRow(trx, 'teacher_evidence', {
      ...{ id: evidence, application_id: id, user_id: userId, item, status: 2, file_id: evidence },
      ...{ name: `${title.replace(' · ', '')}.png`, size: original.length, type: 'png', key, round },
      ...{ sha256: createHash('sha256').update(original).digest('hex'), view_type: 'webp' as const },
      ...{ created_at: at, kept_at: at },
    });
  }
}

/** Applications of teachers for the desk: waiting, sent back and refused; words for the dictionary. */
export async function seedApplications(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const people = await trx
    .selectFrom('users')
    .select('id')
    .where('is_teacher', '=', false)
    .where('phone', 'is', null)
    .where('id', '<', 1000)
    .where('status', '=', 1)
    .orderBy('id', 'desc')
    .limit(applications.length)
    .execute();
  const staffId = demoTeam()[0]?.id ?? 0;
  for (const [n, one] of applications.entries()) {
    const userId = people[n]?.id;
    if (userId === undefined) return;
    const { status, round = 1, answers, judged = {}, pictures = false, reason = '' } = one;
    const at = new Date(now - one.ago * hour);
    const first = new Date(at.getTime() - (round - 1) * 5 * day);
    const decided = status === 5 || status === 3 ? new Date(at.getTime() + 20 * hour) : null;
    const { id } = await trx
      .insertInto('teacher_applications')
      .values({
        ...{ no: one.no, user_id: userId, kind: 1, flow_version: 3, status, round, reason },
        answers: JSON.stringify(answersOf({ answers })) as never,
        ...{ first_submitted_at: first, submitted_at: at, saved_at: at, created_at: first },
        supplement_until: status === 3 && decided ? new Date(decided.getTime() + 14 * day) : null,
        ...(status === 5 && { decided_at: decided, decided_by: staffId }),
        updated_at: decided ?? at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const number = `330502198503${21 + n}032`;
    await trx
      .updateTable('teacher_applications')
      .set(sealedId(core, id, 'resident', number + checkDigit(number)))
      .where('id', '=', id)
      .execute();
    if (pictures)
      await seedEvidence(trx, core, { id, userId, name: answers.real_name ?? '', round, at: first });
    for (const [item, wanted] of Object.entries(judged))
      await insertRow(trx, 'teacher_application_items', {
        ...{ application_id: id, item, result: wanted === '' ? 1 : 2, reason: wanted },
        ...{ round, decided_by: staffId, decided_at: decided ?? at },
      });
    const line = (event: string, from: number | null, to: number, when: Date, note = '') =>
      insertRow(trx, 'teacher_application_history', {
        ...{ application_id: id, event, from_status: from, to_status: to, note, at: when },
        ...(event === 'supplement' || event === 'reject' || event === 'open'
          ? { actor: 'operator' as const, actor_id: staffId }
          : { actor: 'teacher' as const, actor_id: userId }),
      });
    await line('begin', null, 0, new Date(first.getTime() - 2 * hour));
    await line('submit', 0, 1, first);
    await line('consent', 1, 1, first, '说明第 1.0 版');
    if (round > 1) {
      await line('open', 1, 2, new Date(first.getTime() + 18 * hour));
      await line('supplement', 2, 3, new Date(first.getTime() + 19 * hour), '学历编号、职称证明');
      await line('resubmit', 3, 1, at);
    }
    if (status === 3 && decided) {
      await line('open', 1, 2, new Date(decided.getTime() - hour));
      await line('supplement', 2, 3, decided, '学历证明、职称证明');
    }
    if (status === 5 && decided) await line('reject', 2, 5, decided, reason);
    for (const [kind, choice] of [
      [1, answers.university],
      [2, answers.major],
    ] as const)
      if (choice && choice.id === null) await propose(trx, { kind, text: choice.name, userId, now: first });
  }
}
