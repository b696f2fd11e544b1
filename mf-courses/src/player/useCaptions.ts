import { useQuery } from '@harbor/runtime';
import { useEffect } from 'react';
import { parseVtt } from './vtt';

/** A text file of the site; captions and previews are small. @throws Error when it cannot be had */
async function textOf(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** The blocks of a WebVTT file; none while it is on its way, and where it cannot be had. */
export function useVtt(address: string) {
  const { data } = useQuery({
    // The ticket in an address changes with each answer, the file does not.
    queryKey: ['vtt', address.split('?')[0]],
    queryFn: async ({ signal }) => parseVtt(await textOf(address, signal)),
    enabled: address !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data ?? none;
}

const none: ReturnType<typeof parseVtt> = [];

/**
 * Gives captions to the browser as well, for its own full screen and picture in picture; on the page the player draws
 * them itself.
 */
export function useNativeCaptions(
  video: HTMLVideoElement | null,
  cues: ReturnType<typeof parseVtt>,
  wanted: boolean,
): void {
  useEffect(() => {
    if (!video || cues.length === 0 || !('VTTCue' in window)) return;
    const track = video.addTextTrack('captions', '中文', 'zh');
    for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
    track.mode = 'hidden';
    const outside = () => {
      track.mode = wanted ? 'showing' : 'disabled';
    };
    const inside = () => {
      track.mode = 'hidden';
    };
    video.addEventListener('webkitbeginfullscreen', outside);
    video.addEventListener('enterpictureinpicture', outside);
    video.addEventListener('webkitendfullscreen', inside);
    video.addEventListener('leavepictureinpicture', inside);
    return () => {
      track.mode = 'disabled';
      video.removeEventListener('webkitbeginfullscreen', outside);
      video.removeEventListener('enterpictureinpicture', outside);
      video.removeEventListener('webkitendfullscreen', inside);
      video.removeEventListener('leavepictureinpicture', inside);
    };
  }, [video, cues, wanted]);
}
