export function planBuild(tasks, workers) {
  if (!Number.isInteger(workers) || workers < 1) throw new RangeError("workers must be a positive integer");
  const nodes = link(tasks);
  measure(nodes);
  const ready = [...nodes.values()].filter((node) => node.open === 0);
  const free = Array.from({ length: workers }, (_, index) => index + 1);
  const running = [];
  const steps = [];
  const finish = ({ node, worker }) => {
    free.push(worker);
    for (const user of node.users) if (--user.open === 0) ready.push(user);
  };
  let time = 0;
  while (ready.length > 0 || running.length > 0) {
    while (ready.length > 0 && free.length > 0) {
      const node = takeFirst(ready, better);
      const worker = takeFirst(free, (a, b) => a - b);
      const step = { node, worker, end: time + node.minutes };
      steps.push({ id: node.id, worker, start: time, end: step.end });
      if (node.minutes === 0) finish(step);
      else running.push(step);
    }
    if (running.length === 0) continue;
    time = Math.min(...running.map((step) => step.end));
    for (const step of running.filter(({ end }) => end === time)) {
      running.splice(running.indexOf(step), 1);
      finish(step);
    }
  }
  return { minutes: time, steps };
}

function link(tasks) {
  const nodes = new Map();
  for (const { id, needs = [], minutes, priority = 0 } of tasks) {
    if (nodes.has(id)) throw new ReferenceError(`the id ${id} comes twice`);
    nodes.set(id, { id, needs: [...new Set(needs)], minutes, priority, users: [], open: 0, way: 0 });
  }
  for (const node of nodes.values()) {
    for (const id of node.needs) {
      const need = nodes.get(id);
      if (need === undefined) throw new ReferenceError(`${node.id} needs ${id}, which is not there`);
      need.users.push(node);
      node.open += 1;
    }
  }
  return nodes;
}

/** Fills in each node's way to the end, from the back; what is never reached is or depends on a circle. */
function measure(nodes) {
  const left = new Map([...nodes.values()].map((node) => [node, node.users.length]));
  const queue = [...nodes.values()].filter((node) => node.users.length === 0);
  for (const node of queue) {
    node.way = node.minutes + node.users.reduce((most, user) => Math.max(most, user.way), 0);
    for (const id of node.needs) {
      const need = nodes.get(id);
      left.set(need, left.get(need) - 1);
      if (left.get(need) === 0) queue.push(need);
    }
  }
  if (queue.length < nodes.size) throw circle(nodes, new Set(queue));
}

/** Whoever is left is in the circle or needed by it; what has users left over in the circle leads back into it. */
function circle(nodes, done) {
  const left = [...nodes.values()].filter((node) => !done.has(node));
  const seen = [];
  let at = left[0];
  while (!seen.includes(at)) {
    seen.push(at);
    at = at.users.find((user) => !done.has(user));
  }
  const ids = seen.slice(seen.indexOf(at)).map(({ id }) => id).reverse();
  const first = ids.indexOf(ids.reduce((a, b) => (b < a ? b : a)));
  const cycle = [...ids.slice(first), ...ids.slice(0, first), ids[first]];
  return Object.assign(new Error(`these tasks need each other: ${cycle.join(" -> ")}`), { cycle });
}

function better(a, b) {
  return b.priority - a.priority || b.way - a.way || (a.id < b.id ? -1 : 1);
}

function takeFirst(list, compare) {
  let best = 0;
  for (let i = 1; i < list.length; i += 1) if (compare(list[i], list[best]) < 0) best = i;
  return list.splice(best, 1)[0];
}
