import type { TeachingLesson } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { useRef } from 'react';
import { useSaveCaptions } from './queries';
import styles from './Teaching.module.css';
import { useAct } from './useAct';

const languages = [
  ['zh', '中文字幕'],
  ['en', '英文字幕'],
] as const;

type Lang = (typeof languages)[number][0];

/** Largest caption file that is read, in bytes; the server holds the text against its own limit. */
const most = 1_200_000;

/** What stands in a file, as UTF-8. */
const textOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('字幕文件没有读出来，请重新选择'));
    reader.readAsText(file);
  });

/** Captions of a lesson, chosen as WebVTT or SRT files. */
export function CaptionsBox({ lesson: { id, title, captions } }: { lesson: TeachingLesson }) {
  const input = useRef<HTMLInputElement>(null);
  const lang = useRef<Lang>('zh');
  const save = useSaveCaptions();
  const act = useAct();
  const keep = (vtt: string, of: Lang) =>
    act.run(() => save.mutateAsync({ params: { id }, body: { lang: of, vtt } }));
  const read = (file: File) =>
    act.run(async () => {
      if (file.size > most) throw new Error('字幕文件太大，请检查是否选错');
      await save.mutateAsync({ params: { id }, body: { lang: lang.current, vtt: await textOf(file) } });
    });
  return (
    <div className={styles.box}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt"
        aria-label={`${title} 的字幕`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void read(file);
        }}
      />
      {languages.map(([key, label]) => {
        const kept = captions.find((one) => one.lang === key);
        return (
          <p key={key} className={styles.row}>
            <span>
              {label}：{kept ? `${kept.cues} 条${kept.waits ? '（待审后生效）' : ''}` : '未上传'}
            </span>
            <Button
              kind="text"
              aria-label={`上传${label} ${title}`}
              onClick={() => {
                lang.current = key;
                input.current?.click();
              }}
            >
              {kept ? '更换' : '上传'}
            </Button>
            {kept ? (
              <Button kind="text" aria-label={`移除${label} ${title}`} onClick={() => void keep('', key)}>
                移除
              </Button>
            ) : null}
          </p>
        );
      })}
      {act.problem ? (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      ) : null}
    </div>
  );
}
