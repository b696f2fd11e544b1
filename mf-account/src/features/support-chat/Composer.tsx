import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { pictureTypes, usePictures } from '@harbor/ui/upload';
import { ClipboardList, ImagePlus, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import styles from './Composer.module.css';

export interface ComposerProps {
  onText: (content: string) => void;
  onPicture: (url: string) => void;
  onOrder: () => void;
}

const most = 1000;

/** Text, a picture or an order for support. Enter sends, Shift+Enter begins a new line. */
export function Composer({ onText, onPicture, onOrder }: ComposerProps) {
  const [text, setText] = useState('');
  const watch = useSentinel(text, 'support');
  const pictures = usePictures(1);
  const [picture] = pictures.list;

  useEffect(() => {
    if (!picture?.url) return;
    onPicture(picture.url);
    pictures.remove(picture.key);
  }, [picture, pictures.remove, onPicture]);

  const say = () => {
    const content = text.trim();
    if (!content) return;
    onText(content);
    setText('');
  };
  const send = async () => {
    if (await watch.check()) say();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.tools}>
        <label className={styles.tool}>
          <ImagePlus size={18} aria-hidden />
          {picture ? (picture.problem ? '上传失败' : `上传中 ${picture.percent}%`) : '图片'}
          <input
            type="file"
            className={styles.file}
            accept={pictureTypes.join()}
            aria-label="发送图片"
            onChange={({ target }) => {
              if (picture) pictures.remove(picture.key);
              else pictures.add(target.files ?? []);
              target.value = '';
            }}
          />
        </label>
        <button type="button" className={styles.tool} onClick={onOrder}>
          <ClipboardList size={18} aria-hidden />
          订单
        </button>
      </div>
      <SentinelHint watch={watch} onAdopt={setText} insistLabel="仍然发送" onInsist={say} />
      <div className={styles.row}>
        <textarea
          className={styles.text}
          rows={2}
          maxLength={most}
          value={text}
          placeholder="请描述您的问题，客服会尽快回复"
          aria-label="消息内容"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
        <button type="submit" className={styles.send} disabled={!text.trim()}>
          <SendHorizontal size={18} aria-hidden />
          发送
        </button>
      </div>
    </form>
  );
}
