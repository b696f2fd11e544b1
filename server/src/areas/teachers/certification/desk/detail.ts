import type { DeskTeacherApplication } from '@harbor/contract';
import { type ApplyItem, applyItem } from '@harbor/contract/teacher-apply-items';
import { teacherApplyStatus as a, teacherStatusLabel } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { settingIn } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';
import { maskPhone } from '../../../base/accounts/phone-key';
import { readingOf } from '../answers';
import { historyOf, presentItem } from '../apply/state';
import { answersInForce, type Whole, wholeOf } from '../apply/whole';
import { certifyLimits } from '../limits';
import { type ApplicationRow, evidenceStatus as e } from '../rows';
import { viewText } from '../views';
import { isMine } from './locked';

const reasons = ['缺页', '印章不清', '与填写不符', '已过有效期', '四角不完整', '文字被遮挡'];

/** The same person, the same file or the same picture in applications of others. */
async function duplicatesOf(db: Db, row: ApplicationRow): Promise<DeskTeacherApplication['duplicates']> {
  const { rows } = await sql<{
    kind: 'id' | 'picture' | 'file';
    no: string;
    item: string;
    application_id: number;
    user_id: number;
  }>`
    select 'id' as kind, a.no, 'id_number' as item, a.id as application_id, a.user_id
      from teacher_applications a where a.id_hash = ${row.id_hash} and a.user_id <> ${row.user_id}
        and a.submitted_at is not null
    union all
    select case when o.sha256 = e.sha256 then 'file' else 'picture' end, a.no, e.item, a.id, a.user_id
      from teacher_evidence e join teacher_evidence o
        on o.user_id <> e.user_id and (o.sha256 = e.sha256 or o.print = e.print)
      join teacher_applications a on a.id = o.application_id
      where e.application_id = ${row.id} and e.status = ${e.kept}
    order by application_id limit 20`.execute(db);
  const texts = {
    id: '证件号码与另一账号相同',
    file: '同一文件出现在另一账号',
    picture: '图片与另一账号相似',
  };
  return rows.map(({ kind, no, item, application_id, user_id }) => ({
    ...{ kind, application_id, user_id },
    text: `${applyItem(item as ApplyItem)?.label ?? ''}：${texts[kind]}（${no}）`,
  }));
}

async function viewsOf(db: Db, id: number): Promise<DeskTeacherApplication['views']> {
  const rows = await db
    .selectFrom('teacher_views as v')
    .innerJoin('users as u', 'u.id', 'v.viewer_id')
    .select(['v.id', 'v.what', 'v.item', 'v.why', 'v.at', 'v.audit_id', 'u.nickname'])
    .where('v.application_id', '=', id)
    .orderBy('v.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id: view, what, item, why, at, audit_id, nickname }) => ({
    ...{ id: view, who: nickname, what: viewText(what, item), why, at: toMoment(at) },
    audit: audit_id === null ? '' : `A-${audit_id}`,
  }));
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** What can be told from the data alone. */
function checksOf({ items, answers }: Whole, duplicates: number): DeskTeacherApplication['checks'] {
  const number = items.find(({ key }) => key === 'id_number');
  const files = items.flatMap((one) => one.files).filter(({ status }) => status === e.kept);
  return [
    {
      label: '证件号码',
      value: number?.problem || (number?.filled ? '校验位与出生日期相符' : '未提供'),
      good: number?.problem === '' && number.filled,
    },
    {
      label: '查重',
      value: duplicates > 0 ? `${duplicates} 处提示` : `${files.length} 份材料均未重复使用`,
      good: duplicates === 0,
    },
    {
      label: '院校',
      value: answers.university?.id == null ? '不在名录，申请人填写' : '在名录中',
      good: answers.university?.id != null,
    },
  ];
}

async function beforeOf(db: Db, { row, changed }: Whole): Promise<DeskTeacherApplication['before']> {
  const inForce = changed && (await answersInForce(db, row.user_id));
  if (!inForce) return [];
  return changed.flatMap((item) => {
    const value = readingOf(inForce, item);
    return value ? [{ label: applyItem(item).label, value }] : [];
  });
}

/** An application as staff see it. @throws HttpProblem 404 */
export async function deskDetail(core: Core, staffId: number, id: number): Promise<DeskTeacherApplication> {
  const { db } = core;
  const row = await findRow(db, 'teacher_applications', { id });
  if (!row || row.submitted_at === null) throw notFound('申请不存在');
  const now = new Date(core.settings.clock.now());
  const whole = await wholeOf(core, db, row);
  const [user, duplicates, views, history, before, supplement_days, names] = await Promise.all([
    getRow(db, 'users', { id: row.user_id }, ['nickname', 'avatar_img', 'phone']),
    duplicatesOf(db, row),
    viewsOf(db, id),
    historyOf(db, id, true),
    beforeOf(db, whole),
    settingIn(db, 'certify.supplement'),
    namesOf(db, [
      ...whole.items.flatMap(({ judged }) => judged?.decided_by ?? []),
      ...(row.locked_by === null ? [] : [row.locked_by]),
    ]),
  ]);
  const shown = whole.items.filter(({ needed, filled, files }) => needed || filled || files.length > 0);
  const counted = (result: number) => shown.filter(({ judged }) => judged?.result === result).length;
  const locked = row.status === a.reviewing && row.locked_until !== null && row.locked_until > now;
  return {
    ...{ id, no: row.no, user_id: row.user_id, nickname: user.nickname, avatar_img: user.avatar_img },
    ...{ phone_masked: maskPhone(user.phone), kind: row.kind, flow_version: row.flow_version },
    ...{ status: row.status, status_text: teacherStatusLabel[row.status], round: row.round },
    submitted_at: toMoment(row.submitted_at),
    due_at: toMoment(new Date(row.submitted_at.getTime() + certifyLimits.answerHours * 3_600_000)),
    supplement_until: row.supplement_until && toMoment(row.supplement_until),
    decided_at: row.decided_at && toMoment(row.decided_at),
    ...{ reason: row.reason, forged: row.forged },
    lock:
      locked && row.locked_until
        ? {
            mine: isMine(row, staffId, now),
            who: names.get(row.locked_by ?? 0) ?? '',
            until: toMoment(row.locked_until),
          }
        : null,
    items: shown.map((item) => ({
      ...presentItem(row, item),
      result: item.judged?.result ?? 0,
      reason: item.judged?.reason ?? '',
      decided_by: names.get(item.judged?.decided_by ?? 0) ?? '',
      decided_at: item.judged ? toMoment(item.judged.decided_at) : null,
      hint: item.problem,
    })),
    counts: {
      ...{ passed: counted(1), wanted: counted(2) },
      open: shown.length - counted(1) - counted(2),
    },
    ...{ works: whole.answers.works, sample: whole.answers.sample, intro: whole.answers.intro, before },
    ...{ duplicates, checks: checksOf(whole, duplicates.length), views, history },
    evidence_until: row.evidence_until && toMoment(row.evidence_until),
    ...{ reasons, supplement_days },
  };
}
