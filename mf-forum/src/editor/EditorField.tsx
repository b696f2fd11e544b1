import type { Purify } from '@harbor/ui';
import { Bone, errorText, Waiting } from '@harbor/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { EditorBoundary } from './EditorBoundary';
import styles from './EditorField.module.css';
import type { PostEditorProps } from './PostEditor';
import { useShown } from './useShown';

interface Arrived {
  Editor: ComponentType<PostEditorProps>;
  purify: Purify;
}

/** The editor is large: its files come once the page around it stands. */
async function fetchEditor(): Promise<Arrived> {
  const { prepareEditor } = await import('./prepare');
  const purify = await prepareEditor();
  const { PostEditor } = await import('./PostEditor');
  return { Editor: PostEditor, purify };
}

type EditorFieldProps = Omit<PostEditorProps, 'purify' | 'takesFocus'>;

/** The place of the editor: a skeleton of its size until it is there, or what went wrong and 重试. */
export function EditorField(props: EditorFieldProps) {
  const [arrived, setArrived] = useState<Arrived>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const shown = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!shown) return;
    let here = true;
    setError(undefined);
    fetchEditor().then(
      (found) => {
        if (!here) return;
        // Whoever pressed here, or was led here, wants to write here.
        setPressed(document.activeElement === place.current);
        setArrived(found);
      },
      (reason) => here && setError(reason),
    );
    return () => {
      here = false;
    };
  }, [attempt, shown]);

  if (arrived)
    return (
      <EditorBoundary
        stopped={
          <div className={styles.failed} role="alert">
            <p>这段正文没有在编辑器中打开，已保存的内容不受影响，请刷新页面重试</p>
          </div>
        }
      >
        <arrived.Editor {...props} purify={arrived.purify} takesFocus={pressed} />
      </EditorBoundary>
    );
  if (error)
    return (
      <div className={styles.failed} role="alert">
        <p>编辑器没有加载出来：{errorText(error)}</p>
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          重试
        </button>
      </div>
    );
  const size = props.phone ? styles.phone : props.kind?.grows ? styles.grows : styles.desktop;
  return (
    <div ref={place} tabIndex={-1} data-faulty={Boolean(props.problem)}>
      <Waiting>
        <div className={size}>
          <Bone width="70%" height={24} />
          <Bone width="90%" />
          <Bone width="60%" />
        </div>
      </Waiting>
    </div>
  );
}
