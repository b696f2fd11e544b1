/** What the server gives to a context in which pages are drawn; browsers have none. */
export interface DrawingHost {
  /** Asks for a script of a release. It has been checked and has run when the promise comes. */
  script(address: string): Promise<void>;
  /** Notes a sheet that the page needs. */
  sheet(address: string): void;
  /** Hears what a page throws where React goes on without it: within a Suspense boundary. */
  threw(error: unknown): void;
  /** Takes what can draw, once the shell's code for it is there. */
  offer(drawer: Drawer): void;
}

/** What the shell offers to the server: a page is prepared until nothing more has to be loaded, then drawn at once. */
export interface Drawer {
  /** @param input JSON of a `DrawingInput` */
  open(input: string): Promise<void>;
  /** @returns JSON of a `DrawnPage` */
  draw(): string;
}

declare global {
  interface Window {
    harborDrawing?: DrawingHost;
  }
}

/** Set where this code runs on the server to draw pages. */
export const drawingHost: DrawingHost | undefined = window.harborDrawing;
