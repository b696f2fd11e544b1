import type Hls from 'hls.js';
import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import type { Came, HeadStart } from './headStart';

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

/** The library's own loader, which answers with what was asked for early where there is such, and asks the server else. */
export function aheadLoader(Library: Pick<typeof Hls, 'DefaultConfig'>, head: HeadStart): LoaderClass {
  const Usual: LoaderClass = Library.DefaultConfig.loader;
  return class extends Usual {
    /** Who waits for what was asked for early. */
    private waiting: LoaderCallbacks<LoaderContext> | undefined;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const early = head.take(context.url);
      if (!early) {
        super.load(context, config, callbacks);
        return;
      }
      this.context = context;
      this.waiting = callbacks;
      early.then(
        (came) => {
          if (this.waiting !== callbacks) return;
          this.waiting = undefined;
          this.tell(came, context, callbacks);
        },
        () => {
          if (this.waiting !== callbacks) return;
          this.waiting = undefined;
          super.load(context, config, callbacks);
        },
      );
    }

    private tell(came: Came, context: LoaderContext, callbacks: LoaderCallbacks<LoaderContext>): void {
      const { data, start, first, end } = came;
      const { stats } = this;
      const size = typeof data === 'string' ? data.length : data.byteLength;
      // By these it reckons how fast the network is.
      stats.loading = { start, first, end };
      stats.loaded = size;
      stats.total = size;
      callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
    }

    override abort(): void {
      const { waiting, context } = this;
      this.waiting = undefined;
      if (!waiting || !context) {
        super.abort();
        return;
      }
      this.stats.aborted = true;
      waiting.onAbort?.(this.stats, context, null);
    }

    override destroy(): void {
      this.waiting = undefined;
      super.destroy();
    }
  };
}
