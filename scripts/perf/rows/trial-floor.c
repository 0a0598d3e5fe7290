/*
 * The floor of one stub trial: the least any program would do for it. Writes the same files, runs the same verifier
 * in the same namespaces with the same folders hidden and the rest sealed, puts the record in place by one rename,
 * appends a line to an index and removes both boxes. No checks, no digests, no JSON: every byte is known before the
 * clock starts.
 *
 *   trial-floor TEMPLATES OUT TEMP TRIALS AT_ONCE PATH -h HIDDEN... -f FRESH... -m MASKED... -c COMMAND...
 *
 * TEMPLATES holds the trees `agent`, `answer`, `copy` and `record`. Trial N's record ends up in OUT/records/N. Boxes are
 * made in TEMP, which a verifier sees empty but for its own. FRESH are folders that it finds empty and may write to.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST 256

struct entry {
  char *path;
  char *bytes; /* NULL: a folder */
  size_t size;
  mode_t mode;
};
struct tree {
  struct entry entries[MOST];
  int count;
};

static struct tree agent, answer, copy, record;
static char **hidden, **fresh, **masked, **command;
static const char *out, *temp, *path_variable;
static int index_file;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void load(struct tree *tree, const char *templates, const char *name) {
  char root[4096];
  snprintf(root, sizeof root, "%s/%s", templates, name);
  char *roots[] = {root, NULL};
  FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
  if (!walk) fail(root);
  for (FTSENT *found; (found = fts_read(walk));) {
    if ((found->fts_info != FTS_D && found->fts_info != FTS_F) || found->fts_level == 0) continue;
    if (tree->count == MOST) fail("too many files");
    struct entry *entry = &tree->entries[tree->count++];
    entry->path = strdup(found->fts_path + strlen(root) + 1);
    entry->mode = found->fts_statp->st_mode & 0777;
    if (found->fts_info == FTS_D) continue;
    entry->size = found->fts_statp->st_size;
    entry->bytes = malloc(entry->size + 1);
    int fd = open(found->fts_path, O_RDONLY);
    if (fd < 0 || read(fd, entry->bytes, entry->size) != (ssize_t)entry->size) fail(found->fts_path);
    close(fd);
  }
  fts_close(walk);
}

static void put(const char *root, const struct tree *tree) {
  char path[4096];
  for (int i = 0; i < tree->count; i++) {
    const struct entry *entry = &tree->entries[i];
    snprintf(path, sizeof path, "%s/%s", root, entry->path);
    if (!entry->bytes) {
      if (mkdir(path, 0755) && errno != EEXIST) fail(path);
      continue;
    }
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, entry->mode);
    if (fd < 0 || write(fd, entry->bytes, entry->size) != (ssize_t)entry->size) fail(path);
    close(fd);
  }
}

static void take_away(const char *root, const struct tree *tree) {
  char path[4096];
  for (int i = tree->count - 1; i >= 0; i--) {
    snprintf(path, sizeof path, "%s/%s", root, tree->entries[i].path);
    if (remove(path) && errno != ENOENT) fail(path);
  }
}

/* A box in which no program runs needs the first two alone. */
enum { FOR_FILES = 2, FOR_PROGRAMS = 6 };

static const char *part_of(const char *box, int part) {
  static char path[4096];
  static const char *const names[] = {"work", "home", "tmp", "results", "temp-root"};
  if (part < 5) snprintf(path, sizeof path, "%s/%s", box, names[part]);
  else snprintf(path, sizeof path, "%s/temp-root%s", box, strrchr(box, '/'));
  return path;
}

static void make_box(const char *box, int parts) {
  if (mkdir(box, 0700)) fail(box);
  for (int i = 0; i < parts; i++)
    if (mkdir(part_of(box, i), 0700)) fail(box);
}

static void remove_box(const char *box, int parts) {
  for (int i = parts - 1; i >= 0; i--)
    if (rmdir(part_of(box, i))) fail(box);
  if (rmdir(box)) fail(box);
}

static void mount_at(const char *target, const char *source, const char *type, unsigned long flags, const char *data) {
  if (mount(source, target, type, flags, data)) fail(target);
}

static void drop_capabilities(void) {
  static const int kept[] = {0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 29, 31};
  for (int i = 0; i < 64; i++) {
    int keep = 0;
    for (size_t k = 0; k < sizeof kept / sizeof *kept; k++) keep |= kept[k] == i;
    if (!keep && prctl(PR_CAPBSET_DROP, i, 0, 0, 0)) break;
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct sets[2];
  if (syscall(SYS_capget, &header, sets)) fail("capget");
  sets[0].inheritable = sets[1].inheritable = 0;
  if (syscall(SYS_capset, &header, sets)) fail("capset");
}

static int folder(const char *path) {
  int fd = open(path, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0) fail(path);
  return fd;
}

static void show(const char *at, int from) {
  char source[64], part[4096];
  for (const char *slash = at; (slash = strchr(slash + 1, '/'));) {
    snprintf(part, sizeof part, "%.*s", (int)(slash - at), at);
    mkdir(part, 0755);
  }
  mkdir(at, 0755);
  snprintf(source, sizeof source, "/proc/self/fd/%d", from);
  mount_at(at, source, "", MS_BIND | MS_REC, "");
}

static void set_mount(int fd, const char *path, int flags, unsigned long set, unsigned long clear) {
  unsigned long long attributes[4] = {set, clear, 0, 0};
  if (syscall(442, fd, path, flags, attributes, sizeof attributes)) fail("mount_setattr");
}

static void contain(const char *box) {
  const unsigned long safe = MS_NOSUID | MS_NODEV | MS_NOEXEC, locked = MS_REMOUNT | MS_BIND | MS_RDONLY | safe;
  const char *const empty = "mode=555,size=4k,nr_inodes=1";
  char temp_root[4096];
  snprintf(temp_root, sizeof temp_root, "%s/temp-root", box);
  int own = folder(box), own_temp = folder(temp_root), writable[16], count = 0;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  mount_at("/", "none", "none", MS_REC | MS_PRIVATE, "");
  mount_at("/proc", "proc", "proc", safe, "");
  for (char **path = fresh; *path && count < 8; path++) {
    mount_at(*path, "none", "tmpfs", MS_NOSUID | MS_NODEV, "mode=1777");
    writable[count++] = folder(*path);
  }
  show(temp, own_temp);
  writable[count++] = folder(temp);
  show(box, own);
  writable[count++] = folder(box);
  mount_at(temp_root, "none", "tmpfs", MS_RDONLY | safe, empty);
  for (char **path = hidden; *path; path++) mount_at(*path, "none", "tmpfs", MS_RDONLY | safe, empty);
  for (char **file = masked; *file; file++) mount_at(*file, "/dev/null", "", MS_BIND, "");
  for (const char **path = (const char *[]){"/proc/sys", "/proc/sysrq-trigger", NULL}; *path; path++) {
    if (access(*path, F_OK)) continue;
    mount_at(*path, *path, "", MS_BIND, "");
    mount_at(*path, "none", "", locked, "");
  }
  mount("none", "/sys", "", locked, "");
  writable[count++] = folder("/proc");
  set_mount(AT_FDCWD, "/", 0x8000, 1, 0); /* AT_RECURSIVE, MOUNT_ATTR_RDONLY */
  while (count-- > 0) set_mount(writable[count], "", AT_EMPTY_PATH, 0, 1);
  drop_capabilities();
}

static void verify(const char *box, const char *work, char **environment) {
  int said[2][2];
  if (pipe2(said[0], O_CLOEXEC) || pipe2(said[1], O_CLOEXEC)) fail("pipe");
  pid_t init = syscall(SYS_clone, CLONE_NEWPID | CLONE_NEWNS | SIGCHLD, 0, 0, 0, 0);
  if (init < 0) fail("clone");
  if (init == 0) {
    contain(box);
    pid_t program = fork();
    if (program == 0) {
      setsid();
      int input = open("/dev/null", O_RDONLY);
      if (dup2(input, 0) < 0 || dup2(said[0][1], 1) < 0 || dup2(said[1][1], 2) < 0 || chdir(work)) fail(work);
      execve(command[0], command, environment);
      fail(command[0]);
    }
    int status;
    while (waitpid(-1, &status, 0) != program);
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
  }
  for (int i = 0; i < 2; i++) {
    char ignored[4096];
    close(said[i][1]);
    while (read(said[i][0], ignored, sizeof ignored) > 0);
    close(said[i][0]);
  }
  int status;
  if (waitpid(init, &status, 0) < 0 || status != 0) fail("the verifier did not pass");
}

static void trial(int number) {
  char box[2][1024], work[2][1100], mark[2][1100], home[1100], tmp[1100], staged[1024], place[1024], line[768];
  for (int i = 0; i < 2; i++) {
    snprintf(box[i], sizeof box[i], "%s/f-%d-%d-%d", temp, (int)getpid(), number, i);
    snprintf(work[i], sizeof work[i], "%s/work", box[i]);
    snprintf(mark[i], sizeof mark[i], "%s/marks/%d-%d", out, number, i);
  }
  snprintf(home, sizeof home, "HOME=%s/home", box[1]);
  snprintf(tmp, sizeof tmp, "TMPDIR=%s/tmp", box[1]);
  char path[4096];
  snprintf(path, sizeof path, "PATH=%s", path_variable);

  for (int i = 0; i < 2; i++) {
    close(open(mark[i], O_WRONLY | O_CREAT | O_EXCL, 0644));
    make_box(box[i], i == 0 ? FOR_FILES : FOR_PROGRAMS);
    put(work[i], i == 0 ? &agent : &copy);
    if (i == 0) put(work[i], &answer);
  }
  verify(box[1], work[1], (char *[]){path, home, tmp, NULL});

  snprintf(staged, sizeof staged, "%s/staged-%d", out, number);
  snprintf(place, sizeof place, "%s/records/%d", out, number);
  if (mkdir(staged, 0755)) fail(staged);
  put(staged, &record);
  if (rename(staged, place)) fail(place);
  memset(line, 'x', sizeof line);
  if (write(index_file, line, sizeof line) < 0) fail("index");

  take_away(work[0], &answer);
  take_away(work[0], &agent);
  take_away(work[1], &copy);
  for (int i = 0; i < 2; i++) {
    remove_box(box[i], i == 0 ? FOR_FILES : FOR_PROGRAMS);
    unlink(mark[i]);
  }
}

int main(int argc, char **argv) {
  if (argc < 12) return 2;
  const char *templates = argv[1];
  out = argv[2];
  temp = argv[3];
  int trials = atoi(argv[4]), at_once = atoi(argv[5]);
  path_variable = argv[6];
  for (char **at = argv + 7; *at; at++) {
    char **after = at + 1;
    if (!strcmp(*at, "-h")) hidden = after;
    else if (!strcmp(*at, "-f")) fresh = after;
    else if (!strcmp(*at, "-m")) masked = after;
    else if (!strcmp(*at, "-c")) command = after;
    else continue;
    *at = NULL;
    if (command) break;
  }
  load(&agent, templates, "agent");
  load(&answer, templates, "answer");
  load(&copy, templates, "copy");
  load(&record, templates, "record");
  char path[4096];
  for (const char **name = (const char *[]){"", "/marks", "/records", NULL}; *name; name++) {
    snprintf(path, sizeof path, "%s%s", out, *name);
    if (mkdir(path, 0755)) fail(path);
  }
  snprintf(path, sizeof path, "%s/index.jsonl", out);
  index_file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0644);

  for (int worker = 0; worker < at_once; worker++) {
    if (fork() != 0) continue;
    for (int number = worker; number < trials; number += at_once) trial(number);
    _exit(0);
  }
  int status, worst = 0;
  while (wait(&status) > 0) worst |= status;
  return worst != 0;
}
