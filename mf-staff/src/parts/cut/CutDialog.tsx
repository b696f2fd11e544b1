import { Button, Overlay } from '@harbor/ui/kit';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './CutDialog.module.css';
import { type Cut, changed, draw, fileOf, mostZoom, wholeCut } from './cutPicture';

export interface CutDialogProps {
  picture: ImageBitmap;
  /** The cut is on its way to the server. */
  busy: boolean;
  problem: string;
  onDone: (file: File) => void;
  onClose: () => void;
}

const arrows: Record<string, { x?: number; y?: number }> = {
  ArrowLeft: { x: -0.02 },
  ArrowRight: { x: 0.02 },
  ArrowUp: { y: -0.02 },
  ArrowDown: { y: 0.02 },
};

/** Chooses the part of a picture that cards show: dragged, or moved by the arrow keys, and zoomed. */
export function CutDialog({ picture, busy, problem, onDone, onClose }: CutDialogProps) {
  const [cut, setCut] = useState<Cut>(wholeCut);
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const zoomId = useId();
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cut);
  }, [picture, cut]);

  function handleMove(event: PointerEvent<HTMLCanvasElement>) {
    const last = from.current;
    if (!last) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const by = { x: (last.x - event.clientX) / clientWidth, y: (last.y - event.clientY) / clientHeight };
    from.current = { x: event.clientX, y: event.clientY };
    setCut((before) => changed(picture, before, by));
  }
  function handleKey(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    setCut((before) => changed(picture, before, by));
  }
  async function handleDone() {
    const file = await fileOf(picture, cut);
    if (file) onDone(file);
  }

  return (
    <Overlay
      open
      onClose={onClose}
      title="裁剪图片"
      width={600}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            取消
          </Button>
          <Button kind="primary" loading={busy} onClick={() => void handleDone()}>
            裁剪并上传
          </Button>
        </>
      }
    >
      <div className={styles.cut}>
        <p className={styles.hint}>卡片与页面都按 3:2 显示。拖动选取范围，也可用方向键。</p>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={1104}
          height={736}
          role="img"
          aria-label="裁剪后的样子，用方向键移动"
          tabIndex={0}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={handleMove}
          onPointerUp={() => {
            from.current = undefined;
          }}
        />
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>放大</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={cut.zoom}
            onChange={({ target }) => {
              const zoom = Number(target.value);
              setCut((before) => changed(picture, before, { zoom }));
            }}
          />
        </div>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
