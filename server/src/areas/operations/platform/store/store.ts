/** Where the files of releases are kept: the local disk, or an object storage when several machines serve. */
export interface ReleaseStore {
  /**
   * Takes over a folder of files. Once it resolves, all of them are there; before, nobody knows the location.
   * @param folder below the store's own `staging` folder
   * @param location `<remote>/<version>~<attempt>`, never used before
   */
  put(folder: string, location: string): Promise<void>;
  /** A local folder with all files of a location. @throws Error when there are none */
  folder(location: string): Promise<string>;
  remove(location: string): Promise<void>;
  /** Everything that is kept, and since when. */
  list(): Promise<{ location: string; since: Date }[]>;
  /** Locations of which this machine's disk has a copy that it could do without: none where the disk is the store. */
  copies(): Promise<string[]>;
  /** Takes a copy of {@link copies} off this machine's disk; what is kept elsewhere stays. */
  dropCopy(location: string): Promise<void>;
  /** A folder for files that are on their way in. */
  staging: string;
}

/** Whether a text is a location and nothing that could lead elsewhere. */
export const isLocation = (text: string) =>
  /^(shell|mf-[a-z][a-z-]*)\/[0-9A-Za-z][0-9A-Za-z.-]*~[0-9a-z]+$/.test(text);
