import { urlOf } from '../../../../http/register';
import { videoLimits } from '../limits';
import { minuteOf } from './keys';
import type { Recording } from './recording';

/** Words for a picture's height. */
export const qualityLabel = (height: number): string =>
  height >= 1080 ? `超清 ${height}P` : height >= 720 ? `高清 ${height}P` : `标清 ${height}P`;

const base = (lessonId: number) => urlOf(`/video/${lessonId}`);

const withTicket = (address: string, ticket: string | undefined) =>
  ticket ? `${address}?t=${encodeURIComponent(ticket)}` : address;

/**
 * The master playlist: the lowest quality first, with which players that know nothing of the network begin.
 * @param ticket goes into the addresses for players that can send no header
 */
export function masterPlaylist({ lessonId, pack }: Recording, ticket?: string): string {
  const lines = pack.renditions
    .toSorted((a, b) => a.height - b.height)
    .flatMap(({ height, width, bandwidth, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      withTicket(`${base(lessonId)}/${height}/list.m3u8`, ticket),
    ]);
  return `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('\n')}\n`;
}

/** What a player begins with, by its addresses: the master playlist, and the one of the lowest quality. */
export function firstPlaylists(recording: Recording, until: number): { url: string; text: string }[] {
  const { lessonId, pack } = recording;
  const lowest = Math.min(...pack.renditions.map(({ height }) => height));
  const list = mediaPlaylist(recording, lowest, until);
  return [
    { url: `${base(lessonId)}/master.m3u8`, text: masterPlaylist(recording) },
    ...(list === undefined ? [] : [{ url: `${base(lessonId)}/${lowest}/list.m3u8`, text: list }]),
  ];
}

/**
 * The playlist of one quality as far as somebody may watch; undefined for a quality that there is not.
 * @param until seconds
 */
export function mediaPlaylist(
  recording: Recording,
  height: number,
  until: number,
  ticket?: string,
): string | undefined {
  const rendition = recording.pack.renditions.find((one) => one.height === height);
  if (!rendition) return undefined;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...rendition.durations, videoLimits.segmentSeconds))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  let minute = -1;
  let begins = 0;
  for (const [n, duration] of rendition.durations.entries()) {
    if (begins >= until) break;
    if (minuteOf(n) !== minute) {
      minute = minuteOf(n);
      const address = withTicket(`${base(recording.lessonId)}/key/${minute}`, ticket);
      lines.push(`#EXT-X-KEY:METHOD=AES-128,URI="${address}"`);
    }
    lines.push(`#EXTINF:${duration.toFixed(3)},`, `/media/video/${recording.folder}/${height}/${n}.ts`);
    begins += duration;
  }
  lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
