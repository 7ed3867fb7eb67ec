import * as styles from './MapMarker.module.css';

interface Size {
  width: number;
  height: number;
}

/** Returns a function that measures names of markers in pixels, each once. */
export function nameSizes(container: HTMLElement): (name: string) => Size {
  const probe = document.createElement('span');
  probe.className = `${styles.name} ${styles.probe}`;
  probe.ariaHidden = 'true';
  container.append(probe);
  const known = new Map<string, Size>();
  return (name) => {
    const size = known.get(name) ?? measure(probe, name);
    known.set(name, size);
    return size;
  };
}

function measure(probe: HTMLElement, name: string): Size {
  probe.textContent = name;
  const { width, height } = probe.getBoundingClientRect();
  return { width: Math.ceil(width), height: Math.ceil(height) };
}
