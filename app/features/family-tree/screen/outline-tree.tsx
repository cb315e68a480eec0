import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { keysAbove, type OutlineLine, openLines, outlineNodes } from '../outline-nodes.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './outline-tree.module.css';

interface OutlineTreeProps {
  readonly tree: TreeModel;
  /** Whose panel is open; -1 for nobody. */
  readonly current: number;
  readonly onOpen: (person: number) => void;
}

/** The family as a tree of words: everything the drawing shows, for keyboards and screen readers. */
export const OutlineTree = memo(function OutlineTree({ tree, current, onOpen }: OutlineTreeProps) {
  const { roots, lineOf } = useMemo(() => outlineNodes(tree), [tree]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(roots.slice(0, 12).map(({ key }) => key)));
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => openLines(roots, open), [roots, open]);
  const tabStop = lines.some(({ node }) => node.key === focused) ? focused : lines[0]?.node.key;

  useEffect(() => {
    const line = lineOf.get(current);
    if (!line) return;
    setOpen((before) => new Set([...before, ...keysAbove(line)]));
    setFocused(line.key);
  }, [current, lineOf]);

  const go = (line: OutlineLine | undefined) => {
    if (!line) return;
    setFocused(line.node.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(line.node.key)}"]`)?.focus();
  };
  const toggle = (key: string, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(key);
      else after.add(key);
      return after;
    });
  };
  const press = (event: KeyboardEvent, index: number) => {
    const line = lines[index] as OutlineLine;
    const { node } = line;
    const isOpen = open.has(node.key);
    if (event.key === 'ArrowDown') go(lines[index + 1]);
    else if (event.key === 'ArrowUp') go(lines[index - 1]);
    else if (event.key === 'Home') go(lines[0]);
    else if (event.key === 'End') go(lines.at(-1));
    else if (event.key === 'ArrowRight' && node.children.length > 0) {
      if (isOpen) go(lines[index + 1]);
      else toggle(node.key, false);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) toggle(node.key, true);
      else go(lines.find((one) => one.node === node.parent));
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(node.person);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} role="tree" aria-label="Popis obitelji" className={styles.tree}>
      {lines.map(({ node, level, position, siblings }, index) => {
        const isOpen = open.has(node.key);
        const { full, years } = tree.summary(node.person);
        return (
          <div
            key={node.key}
            role="treeitem"
            data-key={node.key}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={node.children.length > 0 ? isOpen : undefined}
            aria-selected={node.person === current}
            tabIndex={node.key === tabStop ? 0 : -1}
            className={styles.line}
            style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}
            onKeyDown={(event) => press(event, index)}
            onClick={() => onOpen(node.person)}
            onFocus={() => setFocused(node.key)}
          >
            <span
              aria-hidden="true"
              className={node.children.length > 0 ? styles.arrow : styles.leaf}
              data-open={isOpen}
              onClick={(event) => {
                event.stopPropagation();
                toggle(node.key, isOpen);
              }}
            />
            {node.as === 'partner' && (
              <>
                <span aria-hidden="true">⚭</span>
                <span className="visually-hidden">u braku:</span>
              </>
            )}
            <span className={styles.words}>
              <span className={styles.name}>{full}</span>
              <small>{years}</small>
              {node.isRepeated && <small>obitelj je već navedena</small>}
              {!isOpen && node.children.length > 0 && (
                <small aria-hidden="true" className={styles.more}>
                  +{node.children.length}
                </small>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
});
