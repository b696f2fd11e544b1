import type { VideoInfo } from '@harbor/contract';
import { Spoken } from '@harbor/ui/heading';
import { onPhone } from '@harbor/ui/kit';
import { LoaderCircle, Play as PlayIcon, X } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Captions } from './Captions';
import { Controls } from './Controls';
import { clockText } from './clock';
import { headStartOf } from './headStart';
import { keyStep, playerKey } from './keyboard';
import styles from './Player.module.css';
import { hasPicture, toggleFullscreen, togglePicture } from './screens';
import type { PlayerSettings } from './settings';
import { Trouble } from './Trouble';
import { useNativeCaptions, useVtt } from './useCaptions';
import { useIdle } from './useIdle';
import { useMini } from './useMini';
import type { Play } from './usePlay';
import { usePlayAlive } from './usePlayAlive';
import { usePlayerSettings } from './usePlayerSettings';
import { useSource } from './useSource';
import { useVideoState } from './useVideoState';
import { Watermark } from './Watermark';

/** What a page does with its player. */
export interface PlayerHandle {
  seek: (second: number) => void;
  pause: () => void;
  /** Where it stands, in seconds. */
  time: () => number;
}

export interface PlayerProps {
  info: VideoInfo;
  play: Play;
  /** Second to begin at. */
  startAt: number;
  handle?: Ref<PlayerHandle>;
  /** The video itself, for what is reported of it. */
  onVideo?: (video: HTMLVideoElement | null) => void;
  onTime?: (second: number) => void;
  onEnded?: () => void;
  /** What may be tried is over. */
  onTryEnd?: () => void;
  onNote?: () => void;
  /** Seconds at which whoever watches wrote a note. */
  notes?: readonly number[];
  /** Above the picture, as long as the controls are there: the way back and the name, on the phone. */
  head?: ReactNode;
  /** Stands in place of the picture: why it does not go on. */
  cover?: ReactNode;
  /** A word at the top that stays: offline, kept. */
  standing?: string;
}

/** How long a word that passes stays, in ms. */
const saying = 4000;

/** A lesson that plays, with controls of the product. Begins by itself where the browser lets it. */
export function Player(props: PlayerProps) {
  const { info, play, startAt, handle, onVideo, onTime, onEnded, onTryEnd, notes = [], cover } = props;
  const { lesson, until, sprite_vtt, captions } = info;
  const limit = info.mode === 'try' ? until : undefined;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const box = useRef<HTMLElement>(null);
  const [settings, changeSettings] = usePlayerSettings();
  const [said, setSaid] = useState('');
  const [fullscreen, setFullscreen] = useState(false);
  const state = useVideoState(video);
  const { shown, wake, sleep } = useIdle(!state.paused);
  const { mini, sendAway } = useMini(place, !state.paused);
  const { heights, trouble, retry } = useSource({
    video,
    hls: info.hls_url,
    mp4: info.mp4_url,
    tickets: play.tickets,
    head: headStartOf(info),
    native: play.native,
    startAt,
    until: limit,
    height: settings.height,
    round: play.round,
    onSay: setSaid,
    onGiveUpHeight: () => changeSettings({ height: 0 }),
  });
  const cues = useVtt(captions.find(({ lang }) => lang === 'zh')?.url ?? captions[0]?.url ?? '');
  const previews = useVtt(sprite_vtt);
  useNativeCaptions(video, cues, settings.captions);
  const duration = state.duration || lesson.seconds;
  const stopped = cover !== undefined && cover !== null;

  const latest = useRef({ onTime, onEnded, onTryEnd });
  latest.current = { onTime, onEnded, onTryEnd };

  const takeVideo = useCallback(
    (next: HTMLVideoElement | null) => {
      setVideo(next);
      onVideo?.(next);
    },
    [onVideo],
  );

  const seek = useCallback(
    (second: number) => {
      if (!video) return;
      const end = limit ?? (video.duration || lesson.seconds);
      video.currentTime = Math.min(Math.max(0, second), Math.max(0, end - 0.2));
    },
    [video, limit, lesson.seconds],
  );

  const start = useCallback(() => {
    // It never settles while a key is refused, and rejects where a press is needed first: neither is awaited.
    video?.play().catch(() => undefined);
  }, [video]);

  const toggle = useCallback(() => {
    if (!video || stopped) return;
    if (video.paused) start();
    else video.pause();
  }, [video, start, stopped]);

  useImperativeHandle(
    handle,
    () => ({
      seek: (second) => {
        seek(second);
        start();
      },
      pause: () => video?.pause(),
      time: () => video?.currentTime ?? 0,
    }),
    [seek, start, video],
  );

  const { speed, volume, muted } = settings;
  useEffect(() => {
    if (!video) return;
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
  }, [video, speed]);
  useEffect(() => {
    if (!video) return;
    video.volume = volume;
    video.muted = muted;
  }, [video, volume, muted]);

  useEffect(() => {
    if (!video) return;
    const ready = () => start();
    const tick = () => {
      latest.current.onTime?.(video.currentTime);
      if (limit === undefined || video.currentTime < limit - 0.3) return;
      video.pause();
      latest.current.onTryEnd?.();
    };
    const end = () => latest.current.onEnded?.();
    video.addEventListener('canplay', ready, { once: true });
    video.addEventListener('timeupdate', tick);
    video.addEventListener('ended', end);
    return () => {
      video.removeEventListener('canplay', ready);
      video.removeEventListener('timeupdate', tick);
      video.removeEventListener('ended', end);
    };
  }, [video, limit, start]);

  useEffect(() => {
    if (stopped) video?.pause();
  }, [video, stopped]);
  usePlayAlive(video, play.tickets);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), saying);
    return () => clearTimeout(timer);
  }, [said]);

  useEffect(() => {
    const look = () => setFullscreen(document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  const change = (next: Partial<PlayerSettings>) => {
    changeSettings(next);
    wake();
  };
  const handleMute = () => change({ muted: !state.muted });
  const handleVolume = (next: number) => change({ volume: Math.min(1, Math.max(0, next)), muted: next <= 0 });
  const handleFullscreen = () => {
    if (box.current && video) void toggleFullscreen(box.current, video);
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    const key = playerKey(event, box.current);
    if (!key || !video || stopped) return;
    event.preventDefault();
    wake();
    if (key === 'toggle') toggle();
    else if (key === 'back') seek(video.currentTime - keyStep);
    else if (key === 'on') seek(video.currentTime + keyStep);
    else if (key === 'fullscreen') handleFullscreen();
    else if (key === 'mute') handleMute();
    else if (key === 'captions') change({ captions: !settings.captions });
    else handleVolume(video.volume + (key === 'louder' ? 0.1 : -0.1));
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => keys.current(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  // A press on the picture plays or pauses; on the phone it shows the controls or puts them away.
  const handlePicture = () => {
    if (!onPhone) toggle();
    else if (shown) sleep();
    else wake();
  };

  return (
    <div ref={setPlace} className={styles.place}>
      <section
        ref={box}
        aria-label={`播放器：${lesson.title}`}
        className={mini && !fullscreen ? `${styles.box} ${styles.mini}` : styles.box}
        data-idle={!shown || undefined}
        onPointerMove={(event) => event.pointerType !== 'touch' && wake()}
        onFocus={wake}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn by the player and given to the browser by script */}
        <video
          ref={takeVideo}
          className={styles.video}
          poster={info.poster || undefined}
          playsInline
          preload="auto"
          disableRemotePlayback
          onClick={handlePicture}
        />
        {info.watermark && !stopped ? <Watermark text={info.watermark} second={state.time} /> : null}
        {settings.captions && !stopped ? <Captions cues={cues} second={state.time} raised={shown} /> : null}
        {state.waiting && !trouble && !stopped ? (
          <span className={styles.waiting} role="status">
            <LoaderCircle size={44} aria-hidden />
            <Spoken>正在缓冲</Spoken>
          </span>
        ) : null}
        {!onPhone && state.paused && !stopped && !trouble ? (
          <button type="button" className={styles.begin} aria-label="播放" onClick={toggle}>
            <PlayIcon size={30} fill="currentColor" aria-hidden />
          </button>
        ) : null}
        {said || props.standing ? (
          <p className={styles.said} role="status">
            {said || props.standing}
          </p>
        ) : null}
        {trouble && !stopped ? (
          <Trouble trouble={trouble} at={clockText(state.time)} onRetry={retry} />
        ) : null}
        {stopped ? <div className={styles.cover}>{cover}</div> : null}
        {mini ? (
          <button
            type="button"
            className={styles.away}
            aria-label="关闭小窗"
            onClick={() => {
              video?.pause();
              sendAway();
            }}
          >
            <X size={18} aria-hidden />
          </button>
        ) : null}
        {props.head && (shown || stopped) ? <div className={styles.head}>{props.head}</div> : null}
        {stopped ? null : (
          <Controls
            state={state}
            settings={settings}
            duration={duration}
            until={limit}
            markers={lesson.markers}
            notes={notes}
            previews={previews}
            previewBase={sprite_vtt}
            heights={heights}
            hasCaptions={cues.length > 0}
            fullscreen={fullscreen}
            picture={hasPicture(video)}
            shown={shown}
            onToggle={toggle}
            onSeek={seek}
            onSettings={change}
            onVolume={handleVolume}
            onMute={handleMute}
            onFullscreen={handleFullscreen}
            onPicture={() => video && void togglePicture(video)}
            onNote={props.onNote}
          />
        )}
      </section>
    </div>
  );
}
