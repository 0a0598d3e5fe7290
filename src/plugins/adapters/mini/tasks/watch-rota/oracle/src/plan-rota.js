export function planRota(people, days, away) {
  const absences = new Map(Object.entries(away));
  const counts = new Map(people.map((person) => [person, 0]));
  const queue = [...people];
  const plan = days.map((day) => {
    const place = queue.findIndex((person) => !(absences.get(person) ?? []).includes(day));
    if (place === -1) return { day, person: null };
    const [person] = queue.splice(place, 1);
    queue.push(person);
    counts.set(person, counts.get(person) + 1);
    return { day, person };
  });
  return { plan, turns: [...counts] };
}
