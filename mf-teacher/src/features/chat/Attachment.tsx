import type { OrderChatLine } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { FileLink, FileMark, fileSize, Unchecked } from '@harbor/ui/upload';
import { useState } from 'react';
import styles from './Chat.module.css';

type ChatFile = OrderChatLine['files'][number];

/** A file of a message: pictures are shown in place when asked for, everything is downloaded by one's own word. */
export function Attachment({ file }: { file: ChatFile }) {
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState('');
  const show = async () => {
    setProblem('');
    try {
      const { url } = await call('POST /files/:id/ticket', {
        params: { id: file.id },
        body: { view: true },
        silent: true,
      });
      setShown(url);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <div className={styles.file}>
      <FileMark name={file.name} />
      <span className={styles.fileText}>
        {file.readable ? <FileLink file={file} className={styles.fileName} /> : <span>{file.name}</span>}
        <small>
          {fileSize(file.size)} · {file.readable ? '查毒通过' : '已不能下载'}
        </small>
        <Unchecked file={file} />
        {file.image && file.readable && !shown ? (
          <button type="button" className={styles.textButton} onClick={() => void show()}>
            查看图片
          </button>
        ) : null}
        {problem ? <small role="alert">{problem}</small> : null}
      </span>
      {shown ? (
        <img className={styles.picture} src={shown} alt={file.name} onError={() => setShown('')} />
      ) : null}
    </div>
  );
}
