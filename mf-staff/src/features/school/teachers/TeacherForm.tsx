import type { DeskTeacher } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useSaveTeacher } from '../queries';
import { PortraitField } from './PortraitField';

export interface TeacherFormProps {
  /** Who is changed; nothing for a new one. */
  teacher: DeskTeacher | undefined;
  onClose: () => void;
}

/** Makes a teacher, or changes how pages show one. */
export function TeacherForm({ teacher, onClose }: TeacherFormProps) {
  const [begun] = useState(() => ({
    name: teacher?.name ?? '',
    title: teacher?.title ?? '',
    subject: teacher?.subject ?? '',
    intro: teacher?.intro ?? '',
    office_hours: teacher?.office_hours ?? '',
    verified: teacher?.verified ?? false,
    member: teacher?.user_id ? String(teacher.user_id) : '',
  }));
  const [now, setNow] = useState(begun);
  const [missing, setMissing] = useState<{ name?: string; member?: string }>({});
  // A picture is kept by a call of its own, which counts as a change: somebody else's is noticed all the same.
  const [kept, setKept] = useState({ avatar: teacher?.avatar ?? '', revision: teacher?.revision ?? 0 });
  const saving = useSaving();
  const save = useSaveTeacher();
  const change = (part: Partial<typeof begun>) => setNow((before) => ({ ...before, ...part }));

  async function handleSave() {
    const { member, ...texts } = now;
    const wrong = {
      name: texts.name.trim().length < 2 ? '姓名为2至12个字' : undefined,
      member:
        member.trim() && !/^[1-9]\d{0,14}$/.test(member.trim()) ? '请填写用户编号，没有则不填' : undefined,
    };
    setMissing(wrong);
    if (wrong.name || wrong.member) return;
    const body = {
      ...texts,
      avatar: kept.avatar,
      user_id: member.trim() ? Number(member) : null,
      ...(teacher && { id: teacher.id, revision: kept.revision }),
    };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success('已保存');
    onClose();
  }

  const said = (field: string) => saving.fieldError(field);
  const atField = ['name', 'title', 'subject', 'intro', 'office_hours', 'user_id'].some((field) =>
    said(field),
  );
  return (
    <EditOverlay
      title={teacher ? '编辑教师' : '新建教师'}
      unsaved={JSON.stringify(now) !== JSON.stringify(begun)}
      busy={saving.busy}
      problem={atField ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <PortraitField
        teacher={teacher?.id}
        name={now.name}
        picture={kept.avatar}
        onKept={(avatar) => setKept(({ revision }) => ({ avatar, revision: revision + 1 }))}
      />
      <LineField
        label="姓名"
        value={now.name}
        onChange={(name) => change({ name })}
        max={12}
        error={missing.name ?? said('name')}
      />
      <LineField
        label="学位与职称"
        value={now.title}
        onChange={(title) => change({ title })}
        max={30}
        error={said('title')}
        placeholder="博士 · 副教授"
      />
      <LineField
        label="研究方向"
        value={now.subject}
        onChange={(subject) => change({ subject })}
        max={40}
        error={said('subject')}
      />
      <WordsField
        label="简介"
        rows={4}
        max={500}
        value={now.intro}
        onChange={(intro) => change({ intro })}
        error={said('intro')}
      />
      <LineField
        label="答疑时间"
        value={now.office_hours}
        onChange={(office_hours) => change({ office_hours })}
        max={40}
        error={said('office_hours')}
        placeholder="每周三 20:00 在讨论区集中答疑"
      />
      <LineField
        label="对应的用户编号"
        inputMode="numeric"
        value={now.member}
        onChange={(member) => change({ member })}
        error={missing.member ?? said('user_id')}
        hint="本站用户才填；课程页会链接到其主页"
      />
      <Checkbox checked={now.verified} onChange={(verified) => change({ verified })}>
        身份与职称已核验
      </Checkbox>
    </EditOverlay>
  );
}
