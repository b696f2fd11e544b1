import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { useIsSpoiled } from '../builtins/spoiled';
import { Piece } from '../drawing/piece';
import { snapshot } from '../platform/snapshot';
import { loadRemoteModule } from './load';
import { WidgetBoundary } from './widget-boundary';

type WidgetComponent = ComponentType<Record<string, unknown>>;

/** Props of a component that another remote offers. */
export interface WidgetProps {
  /** Remote that offers it, e.g. `mf-services`. */
  remote: string;
  /** Its name there: exposed as `./widgets/<name>`. */
  name: string;
  /** Its own props. */
  props?: Record<string, unknown>;
  /** Room that is kept free while it loads, in px, so that nothing jumps. */
  minHeight?: number;
  /** Stands there when it cannot be had; nothing by default. */
  empty?: ReactNode;
  /** Stands there while it loads, instead of free room. */
  loading?: ReactNode;
}

function isOffered(remote: string, name: string): boolean {
  return snapshot.remotes.some((offer) => offer.name === remote && offer.widgets.includes(name));
}

function componentOf(module: unknown, id: string): WidgetComponent {
  if (typeof module === 'object' && module !== null && 'default' in module) {
    const { default: component } = module;
    if (typeof component === 'function' || (typeof component === 'object' && component !== null))
      return component as WidgetComponent;
  }
  throw new Error(`${id} has no component as default export`);
}

const widgets = new Map<string, WidgetComponent>();

function lazyWidget(remote: string, name: string): WidgetComponent {
  const id = `${remote}/${name}`;
  return lazy(async () => {
    try {
      const module = await loadRemoteModule(remote, `widgets/${name}`);
      return { default: componentOf(module, id) };
    } catch (error) {
      // React keeps what failed for good: whoever mounts the widget anew asks once more.
      widgets.delete(id);
      throw error;
    }
  });
}

/** One for each widget, for good: React draws it at once from its second time on, on the server too. */
function widgetOf(remote: string, name: string): WidgetComponent {
  const id = `${remote}/${name}`;
  const known = widgets.get(id) ?? lazyWidget(remote, name);
  widgets.set(id, known);
  return known;
}

function LoadedWidget({ remote, name, props = {}, minHeight, empty = null, loading }: WidgetProps) {
  const [component] = useState(() => widgetOf(remote, name));
  if (useIsSpoiled(remote)) return empty;
  return (
    <WidgetBoundary id={`${remote}/${name}`} empty={empty}>
      <Piece fallback={loading ?? <div style={{ minHeight }} aria-busy="true" />}>
        {createElement(component, props)}
      </Piece>
    </WidgetBoundary>
  );
}

/**
 * A component of another remote, by its name. It fails alone and silently, within 5 s at the latest: `empty` then
 * stands in its place. Mounted anew, by another `key`, it is asked for once more.
 */
export function Widget(props: WidgetProps) {
  const { remote, name, empty = null } = props;
  if (!isOffered(remote, name)) return empty;
  return <LoadedWidget key={`${remote}/${name}`} {...props} />;
}
