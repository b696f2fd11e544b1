import { playSpeeds } from '@harbor/contract/lesson-progress';
import { Captions as CaptionsIcon, Maximize, Minimize, Pause, Play } from 'lucide-react';
import { ChoiceMenu } from './ChoiceMenu';
import styles from './Controls.mobile.module.css';
import { clockText } from './clock';
import { type ControlsProps, heightText, speedText } from './playerWords';
import { Timeline } from './Timeline';

/** The player's controls on the phone: one large button in the middle, the line and the rest at the foot. */
export function Controls(props: ControlsProps) {
  const { state, settings, duration, heights, hasCaptions, fullscreen, shown } = props;
  const { paused, time, waiting } = state;
  return (
    <div className={shown ? styles.veil : `${styles.veil} ${styles.gone}`}>
      {waiting ? null : (
        <button
          type="button"
          className={styles.large}
          aria-label={paused ? '播放' : '暂停'}
          onClick={props.onToggle}
        >
          {paused ? <Play size={30} fill="currentColor" /> : <Pause size={30} fill="currentColor" />}
        </button>
      )}
      <div className={styles.bar}>
        <Timeline {...props} time={time} bufferedTo={state.bufferedTo} />
        <div className={styles.row}>
          <span className={styles.clock}>
            {clockText(time)} / {clockText(duration)}
          </span>
          <ChoiceMenu
            label="播放速度"
            shown={speedText(settings.speed)}
            options={playSpeeds.map((speed) => [speed, `${speed}×`] as const)}
            value={settings.speed}
            onChoose={(speed) => props.onSettings({ speed })}
          />
          {heights.length !== 1 ? (
            <ChoiceMenu
              label="清晰度"
              shown={heightText(settings.height).split(' ')[0] ?? ''}
              options={[...heights, 0].map((height) => [height, heightText(height)] as const)}
              value={settings.height}
              onChoose={(height) => props.onSettings({ height })}
            />
          ) : null}
          {hasCaptions ? (
            <button
              type="button"
              className={settings.captions ? styles.icon : `${styles.icon} ${styles.off}`}
              aria-pressed={settings.captions}
              aria-label="字幕"
              onClick={() => props.onSettings({ captions: !settings.captions })}
            >
              <CaptionsIcon size={22} />
            </button>
          ) : null}
          <button
            type="button"
            className={styles.icon}
            aria-label={fullscreen ? '退出全屏' : '全屏'}
            onClick={props.onFullscreen}
          >
            {fullscreen ? <Minimize size={22} /> : <Maximize size={22} />}
          </button>
        </div>
      </div>
    </div>
  );
}
