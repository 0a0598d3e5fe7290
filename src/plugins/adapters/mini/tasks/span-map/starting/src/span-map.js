export class SpanMap {
}
