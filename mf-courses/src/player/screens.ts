/** The iPhone knows only a full screen of the video itself. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Browsers that cannot turn the screen have no way to ask for it. */
type TurningScreen = Partial<Pick<ScreenOrientation, 'lock'>>;

/** Into the full screen with the player's own controls, or out of it. */
export async function toggleFullscreen(box: HTMLElement, video: AppleVideo): Promise<void> {
  try {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return;
    }
    if (!box.requestFullscreen) {
      video.webkitEnterFullscreen?.();
      return;
    }
    await box.requestFullscreen();
    const turning: TurningScreen | undefined = window.screen.orientation;
    if (video.videoWidth > video.videoHeight) await turning?.lock?.('landscape');
  } catch {
    // Browsers refuse without a press, and desktops do not turn: the page stays as it is.
  }
}

/** Whether this browser can keep the picture in a small window of its own. */
export const hasPicture = (video: HTMLVideoElement | null): boolean =>
  video !== null && document.pictureInPictureEnabled === true && !video.disablePictureInPicture;

/** Into the small window, or out of it. */
export async function togglePicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // Refused before the first picture is there.
  }
}
