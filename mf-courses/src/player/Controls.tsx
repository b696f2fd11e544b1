import { playSpeeds } from '@harbor/contract/lesson-progress';
import {
  Captions as CaptionsIcon,
  Maximize,
  Minimize,
  Pause,
  PencilLine,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { ChoiceMenu } from './ChoiceMenu';
import styles from './Controls.module.css';
import { clockText } from './clock';
import { type ControlsProps, heightText, speedText } from './playerWords';
import { markerAt, Timeline } from './Timeline';

/** The player's controls on the desktop: the line, and everything else below it. */
export function Controls(props: ControlsProps) {
  const { state, settings, duration, heights, hasCaptions, fullscreen, picture, shown, markers } = props;
  const { paused, time, volume, muted } = state;
  const silent = muted || volume === 0;
  return (
    <div className={shown ? styles.bar : `${styles.bar} ${styles.gone}`}>
      <Timeline {...props} time={time} bufferedTo={state.bufferedTo} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.icon}
          aria-label={paused ? '播放（空格键）' : '暂停（空格键）'}
          onClick={props.onToggle}
        >
          {paused ? <Play size={22} fill="currentColor" /> : <Pause size={22} fill="currentColor" />}
        </button>
        <span className={styles.sound}>
          <button
            type="button"
            className={styles.icon}
            aria-label={silent ? '打开声音（M 键）' : '静音（M 键）'}
            onClick={props.onMute}
          >
            {silent ? <VolumeX size={20} /> : <Volume2 size={20} />}
          </button>
          <input
            type="range"
            className={styles.volume}
            min={0}
            max={1}
            step={0.05}
            value={silent ? 0 : volume}
            aria-label="音量"
            aria-valuetext={`${Math.round((silent ? 0 : volume) * 100)}%`}
            onChange={(event) => props.onVolume(Number(event.target.value))}
          />
        </span>
        <span className={styles.clock}>
          {clockText(time)} / {clockText(duration)}
        </span>
        <span className={styles.part}>{markerAt(markers, time)?.title}</span>
        {props.onNote ? (
          <button type="button" className={styles.word} onClick={props.onNote}>
            <PencilLine size={15} aria-hidden />
            记笔记
          </button>
        ) : null}
        {hasCaptions ? (
          <button
            type="button"
            className={settings.captions ? styles.word : `${styles.word} ${styles.off}`}
            aria-pressed={settings.captions}
            aria-label="字幕（C 键）"
            onClick={() => props.onSettings({ captions: !settings.captions })}
          >
            <CaptionsIcon size={18} aria-hidden />
            中文
          </button>
        ) : null}
        <ChoiceMenu
          label="播放速度"
          shown={speedText(settings.speed)}
          options={playSpeeds.map((speed) => [speed, `${speed}×`] as const)}
          value={settings.speed}
          onChoose={(speed) => props.onSettings({ speed })}
        />
        {/* Before the qualities are known it stands there too: what came later would move the others. */}
        {heights.length !== 1 ? (
          <ChoiceMenu
            label="清晰度"
            shown={heightText(settings.height)}
            options={[...heights, 0].map((height) => [height, heightText(height)] as const)}
            value={settings.height}
            onChoose={(height) => props.onSettings({ height })}
          />
        ) : null}
        {picture ? (
          <button type="button" className={styles.icon} aria-label="小窗播放" onClick={props.onPicture}>
            <PictureInPicture2 size={20} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.icon}
          aria-label={fullscreen ? '退出全屏（F 键）' : '全屏（F 键）'}
          onClick={props.onFullscreen}
        >
          {fullscreen ? <Minimize size={20} /> : <Maximize size={20} />}
        </button>
      </div>
    </div>
  );
}
