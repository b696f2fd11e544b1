import type { OwnTeacherProfile } from '@harbor/contract';
import { ApiError, notify } from '@harbor/runtime';
import { Button, Field, TextField } from '@harbor/ui/kit';
import { type FormEvent, useState } from 'react';
import { WeekGrid } from '../teachers';
import styles from './ProfileForm.module.css';
import { useSaveProfile } from './queries';

const listed = (text: string) =>
  text
    .split(/[、，,;；\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a teacher says of themselves, what they take on and when they can be talked to. */
export function ProfileForm({ profile }: { profile: OwnTeacherProfile }) {
  const [motto, setMotto] = useState(profile.motto);
  const [intro, setIntro] = useState(profile.intro);
  const [declined, setDeclined] = useState(profile.not_doing);
  const [research, setResearch] = useState(profile.research.join('、'));
  const [skills, setSkills] = useState(profile.skills);
  const [most, setMost] = useState(Math.min(profile.max_formal, profile.most_formal));
  const [night, setNight] = useState(profile.night);
  const [week, setWeek] = useState(profile.week);
  const save = useSaveProfile({ onSuccess: () => notify.success('已保存，主页立即更新') });
  const failed = save.error instanceof ApiError ? save.error : undefined;
  const problem = (field: string) => {
    const first = failed?.fieldError(field);
    return first ? { error: first } : {};
  };
  const fields = ['motto', 'intro', 'research', 'not_doing', 'skills', 'max_formal'] as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      body: {
        ...{ motto, intro, skills, night, week },
        not_doing: declined,
        research: listed(research),
        max_formal: most,
      },
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="一句话" hint="显示在卡片和主页上" extra={`${motto.length}/40`} {...problem('motto')}>
        {(control) => (
          <TextField
            {...control}
            value={motto}
            maxLength={40}
            onChange={(event) => setMotto(event.target.value)}
          />
        )}
      </Field>
      <Field label="关于我" extra={`${intro.length}/1000`} {...problem('intro')}>
        {(control) => (
          <textarea
            {...control}
            className={styles.area}
            rows={5}
            maxLength={1000}
            value={intro}
            onChange={(event) => setIntro(event.target.value)}
          />
        )}
      </Field>
      <Field label="研究方向" hint="用顿号分开，最多 10 个" {...problem('research')}>
        {(control) => (
          <TextField {...control} value={research} onChange={(event) => setResearch(event.target.value)} />
        )}
      </Field>
      <Field label="不做的事" {...problem('not_doing')}>
        {(control) => (
          <TextField
            {...control}
            value={declined}
            maxLength={120}
            onChange={(event) => setDeclined(event.target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.group}>
        <legend>擅长服务</legend>
        <div className={styles.skills}>
          {profile.skill_choices.map(({ no, title }) => (
            <label key={no} className={styles.skill}>
              <input
                type="checkbox"
                checked={skills.includes(no)}
                onChange={(event) =>
                  setSkills((old) => (event.target.checked ? [...old, no] : old.filter((one) => one !== no)))
                }
              />
              {title}
            </label>
          ))}
        </div>
        {failed?.fieldError('skills') ? <p className={styles.error}>{failed.fieldError('skills')}</p> : null}
      </fieldset>
      <Field
        label="同时服务的订单"
        hint={`${profile.level_text}最多 ${profile.most_formal} 单`}
        {...problem('max_formal')}
      >
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={most}
            onChange={(event) => setMost(Number(event.target.value))}
          >
            {Array.from({ length: profile.most_formal }, (_, n) => (
              <option key={n + 1} value={n + 1}>
                {n + 1} 单
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className={styles.group}>
        <legend>每周可沟通时间（北京时间）</legend>
        <WeekGrid week={week} onToggle={(bit) => setWeek((old) => old ^ bit)} />
        <label className={styles.skill}>
          <input type="checkbox" checked={night} onChange={(event) => setNight(event.target.checked)} />
          接受夜间沟通（21:00 以后）
        </label>
      </fieldset>
      {save.error && !fields.some((field) => failed?.fieldError(field)) ? (
        <p className={styles.error} role="alert">
          {save.error.message}
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="l" loading={save.isPending} disabled={skills.length === 0}>
        保存
      </Button>
    </form>
  );
}
