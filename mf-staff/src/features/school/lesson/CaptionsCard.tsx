import type { DeskLesson } from '@harbor/contract';
import { notify, useQuery } from '@harbor/runtime';
import { Button, Confirm } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import { Loaded } from '../../../parts/Loaded';
import { WordsField } from '../../../parts/WordsField';
import { captionsQuery, useSaveCaptions, useTellLesson } from '../queries';
import { clock } from '../words';
import { checkCaptions } from './captions';
import styles from './LessonEditor.module.css';

type Lang = 'zh' | 'en';
const langs: Record<Lang, string> = { zh: '中文', en: '英文' };

export interface CaptionsCardProps {
  course: number;
  lesson: DeskLesson;
  /** Captions were typed that the server does not have. */
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** The captions of a lesson in both languages. */
export function CaptionsCard({ course, lesson, unsaved, onUnsaved }: CaptionsCardProps) {
  const [lang, setLang] = useState<Lang>('zh');
  const [wanted, setWanted] = useState<Lang>();
  const query = useQuery(captionsQuery(lesson.id, lang));
  const has = (one: Lang) => lesson.captions.some((captions) => captions.lang === one);
  const open = (one: Lang) => {
    onUnsaved(false);
    setLang(one);
    setWanted(undefined);
  };
  return (
    <Card title="字幕" note="WebVTT 或 SRT；学员可在播放页查找字幕里的话">
      <div className={styles.langs}>
        <Choice
          label="字幕语言"
          value={lang}
          options={(['zh', 'en'] as const).map((value) => ({
            value,
            title: `${langs[value]}${has(value) ? '' : '（没有）'}`,
          }))}
          onChoose={(one) => (unsaved && one !== lang ? setWanted(one) : open(one))}
        />
      </div>
      <Loaded query={query} height={220}>
        {({ vtt }) => (
          <CaptionText
            key={lang}
            course={course}
            lesson={lesson}
            lang={lang}
            begun={vtt}
            onUnsaved={onUnsaved}
          />
        )}
      </Loaded>
      <Confirm
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={`放弃未保存的${langs[lang]}字幕？`}
        yes="放弃修改"
        no="继续编辑"
        onYes={() => wanted && open(wanted)}
      >
        <p>切换语言后，刚才的修改不会保留。</p>
      </Confirm>
    </Card>
  );
}

interface CaptionTextProps {
  course: number;
  lesson: DeskLesson;
  lang: Lang;
  begun: string;
  onUnsaved: (unsaved: boolean) => void;
}

/** The text itself: pasted or read from a file, looked through as it is typed, and saved. */
function CaptionText({ course, lesson, lang, begun, onUnsaved }: CaptionTextProps) {
  const [text, setText] = useState(begun);
  const [kept, setKept] = useState(begun);
  const input = useRef<HTMLInputElement>(null);
  const saving = useSaving();
  const save = useSaveCaptions();
  const tell = useTellLesson(course);
  const { cues, until, problems } = checkCaptions(text, lesson.seconds);
  const write = (next: string) => {
    setText(next);
    onUnsaved(next !== kept);
  };

  async function handleSave() {
    const saved = await saving.run(() =>
      save.mutateAsync({ params: { id: lesson.id }, body: { lang, vtt: text } }),
    );
    if (!saved) return;
    setKept(text);
    onUnsaved(false);
    tell(saved);
    notify.success(text.trim() ? '字幕已保存' : '字幕已删除');
  }

  return (
    <>
      <WordsField
        label={`${langs[lang]}字幕`}
        rows={8}
        max={400_000}
        value={text}
        onChange={write}
        error={saving.fieldError('vtt') ?? saving.problem}
        placeholder={'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n先看这一讲要解决的问题'}
      />
      {text.trim() ? (
        <p className={styles.hint} role="status">
          {cues} 条，到 {clock(Math.floor(until))}
          {problems.length === 0 ? '，没有发现问题' : ''}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul className={styles.faults} aria-label="字幕里要改的地方">
          {problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.row}>
        <Button
          loading={saving.busy}
          disabled={text === kept || problems.length > 0}
          onClick={() => void handleSave()}
        >
          {text.trim() || !kept ? '保存字幕' : '删除字幕'}
        </Button>
        <Button onClick={() => input.current?.click()}>从文件读入</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".vtt,.srt,.txt"
          aria-label="字幕文件"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(write);
            target.value = '';
          }}
        />
      </div>
    </>
  );
}
