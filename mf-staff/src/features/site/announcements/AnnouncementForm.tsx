import type { StaffAnnouncement } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { momentOf, TimeField, typedTime } from '../../../parts/TimeField';
import { WordsField } from '../../../parts/WordsField';
import styles from './Announcements.module.css';
import { useCorrectAnnouncement, useSaveAnnouncement } from './queries';
import { audiences, published } from './words';

export interface AnnouncementFormProps {
  /** The one that is written again; a new one without. */
  one?: StaffAnnouncement;
  onClose: () => void;
}

/** Writes a draft, or corrects what is published already: whom that is for and when it began stay as they were. */
export function AnnouncementForm({ one, onClose }: AnnouncementFormProps) {
  const [begun] = useState({
    title: one?.title ?? '',
    body: one?.body ?? '',
    link: one?.link ?? '',
    audience: one?.audience ?? 'all',
    top_bar: one?.top_bar ?? false,
    starts: one && new Date(one.starts_at).getTime() > Date.now() ? typedTime(one.starts_at) : '',
    ends: typedTime(one?.ends_at),
  });
  const [now, setNow] = useState(begun);
  const change = (part: Partial<typeof begun>) => setNow((before) => ({ ...before, ...part }));
  const saving = useSaving();
  const save = useSaveAnnouncement();
  const correct = useCorrectAnnouncement();
  const corrects = one?.status === published;
  const unsaved = JSON.stringify(begun) !== JSON.stringify(now);
  const fields = ['title', 'body', 'link', 'audience', 'starts_at', 'ends_at'];
  const atField = fields.some((field) => saving.fieldError(field));

  async function handleSave() {
    const { title, body, link, top_bar } = now;
    const texts = { title, body, link, top_bar, ends_at: momentOf(now.ends) ?? null };
    const answer = await saving.run<unknown>(() =>
      corrects && one
        ? correct.mutateAsync({ params: { id: one.id }, body: { ...texts, revision: one.revision } })
        : save.mutateAsync({
            body: {
              ...texts,
              ...(one && { id: one.id, revision: one.revision }),
              audience: now.audience,
              starts_at: momentOf(now.starts),
            },
          }),
    );
    if (!answer) return;
    notify.success(corrects ? '已更正，用户看到的内容同步更新' : '草稿已保存');
    onClose();
  }

  return (
    <EditOverlay
      title={corrects ? '更正公告' : one ? '编辑公告' : '写公告'}
      unsaved={unsaved}
      busy={saving.busy}
      problem={atField ? undefined : saving.problem}
      save={corrects ? '更正' : '保存草稿'}
      onSave={() => void handleSave()}
      onClose={onClose}
      preview={
        <>
          {now.top_bar ? (
            <p className={styles.bar}>
              <b>公告</b>
              {now.title || '公告标题'}
            </p>
          ) : null}
          <h3 className={styles.previewTitle}>{now.title || '公告标题'}</h3>
          {(now.body || '公告正文')
            .split(/\n{2,}/)
            .filter(Boolean)
            .map((text) => (
              <p key={text} className={styles.paragraph}>
                {text}
              </p>
            ))}
          {now.link ? <p className={styles.go}>查看详情 {now.link}</p> : null}
        </>
      }
    >
      {corrects ? <p className={styles.note}>更正不会再次提醒用户；公告对象与开始时间保持不变。</p> : null}
      <LineField
        label="标题"
        value={now.title}
        onChange={(title) => change({ title })}
        max={60}
        error={saving.fieldError('title')}
      />
      <WordsField
        label="正文"
        value={now.body}
        onChange={(body) => change({ body })}
        max={5000}
        rows={7}
        placeholder="空一行为新的一段"
        error={saving.fieldError('body')}
      />
      <LineField
        label="链接（可不填）"
        value={now.link}
        onChange={(link) => change({ link: link.trim() })}
        placeholder="/help/"
        hint="本站页面的路径；不填时打开公告详情"
        error={saving.fieldError('link')}
      />
      {corrects ? null : (
        <PickField
          label="公告对象"
          value={now.audience}
          options={audiences}
          onPick={(audience) => change({ audience })}
          error={saving.fieldError('audience')}
        />
      )}
      <div className={corrects ? undefined : inputs.two}>
        {corrects ? null : (
          <TimeField
            label="开始时间（可不填）"
            value={now.starts}
            onChange={(starts) => change({ starts })}
            hint="不填则发布后立即开始"
            error={saving.fieldError('starts_at')}
          />
        )}
        <TimeField
          label="结束时间（可不填）"
          value={now.ends}
          onChange={(ends) => change({ ends })}
          hint="结束后不再置顶，仍可在公告列表查看"
          error={saving.fieldError('ends_at')}
        />
      </div>
      <Checkbox checked={now.top_bar} onChange={(top_bar) => change({ top_bar })}>
        在页面顶部提示，直到用户关闭
      </Checkbox>
    </EditOverlay>
  );
}
