import type { BodyOf, DeskLesson } from '@harbor/contract';
import type { Problems } from '../useRowEditor';
import { clock, secondsOf } from '../words';

type Body = BodyOf<'POST /staff/course/lesson/save'>;

/** A marker as it is typed. */
export interface MarkerForm {
  /** Of the row on the page. */
  key: number;
  /** `12:30` */
  at: string;
  title: string;
}

/** A lesson as it is typed. */
export interface LessonForm {
  title: string;
  free: boolean;
  /** Minutes that everybody may watch; empty for none. */
  minutes: string;
  markers: MarkerForm[];
}

let lastKey = 0;
export const newMarker = (at = '', title = ''): MarkerForm => {
  lastKey += 1;
  return { key: lastKey, at, title };
};

/** A lesson as it can be typed on. */
export const formOf = ({ title, free, try_seconds, markers }: DeskLesson): LessonForm => ({
  title,
  free,
  minutes: try_seconds > 0 ? String(Math.round(try_seconds / 60)) : '',
  markers: markers.map((one) => newMarker(clock(one.at), one.title)),
});

const filled = (markers: readonly MarkerForm[]) =>
  markers.filter(({ at, title }) => at.trim() || title.trim());

/** What is sent: markers in the order of the recording. */
export const bodyOf = (form: LessonForm): Pick<Body, 'title' | 'free' | 'try_seconds' | 'markers'> => ({
  title: form.title.trim(),
  free: form.free,
  try_seconds: form.free ? 0 : Number(form.minutes || 0) * 60,
  markers: filled(form.markers)
    .map(({ at, title }) => ({ at: secondsOf(at) ?? 0, title: title.trim() }))
    .sort((a, b) => a.at - b.at),
});

/** @param seconds of the recording; 0 while there is none */
export function problemsOf(form: LessonForm, seconds: number): Problems {
  const found: Problems = {};
  if (form.title.trim().length < 2) found.title = '讲名至少2个字';
  if (!form.free && form.minutes && !/^([0-9]|[12]\d|30)$/.test(form.minutes.trim()))
    found.try_seconds = '试看按整分钟设置，最多30分钟';
  for (const { key, at, title } of filled(form.markers)) {
    const place = secondsOf(at);
    if (place === undefined) found[`markers.${key}`] = '时间写成 12:30 这样';
    else if (seconds > 0 && place >= seconds) found[`markers.${key}`] = '在视频结束之后';
    else if (!title.trim()) found[`markers.${key}`] = '请填写要点';
  }
  return found;
}
