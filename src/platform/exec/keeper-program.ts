/**
 * The keeper: a small Perl program, started once, that starts every other program, keeps hold of all that these
 * start, and reports one gone only when nothing of it is left. Perl, because its `syscall` reaches the kernel
 * without a compiled helper, and because no Debian or Ubuntu is without it. Resident, because forking a small
 * process costs a fraction of what Node's own spawn costs, which grows with Node's heap.
 *
 * It speaks over one socket (descriptor 3). Requests are described in `keeper-request.ts`; answers are lines:
 *   `started ID FD FD`       pipes with the program's stdout and stderr, to be opened through /proc until `taken`
 *   `ended ID STATUS`        the program's own wait status, or that of its init or reaper if that was killed;
 *                            only the first counts, and others of the tree may still be there
 *   `exec ID ERRNO`          the program could not be started
 *   `fail ID ERRNO WHAT`     the keeper could not do its work (ID 0: for nobody)
 *   `gone ID`                the last answer: nothing is left
 * The end of that socket means that the harness is dead, and that everything has to go. (The kernel's parent-death
 * signal is tied to the *thread* that spawned; it is used below the keeper only, which has one thread.)
 *
 * In `namespace` each program lives under an init of its own, first process of a new pid namespace: when that init
 * ends, the kernel kills the rest. In `subreaper` each program has a reaper, which inherits every orphan and kills
 * what is left until it has no child any more; orphans of a murdered reaper come to the keeper.
 *
 * Its text and its name are neutral, since the program inside can read its own init's command line.
 */
export const KEEPER_PROGRAM = String.raw`
my $MODE = shift @ARGV;
my ($CLONE, $MOUNT, $PRCTL, $CAPGET, $CAPSET, $SIGNALFD, $SIGMASK, $SETSID, $EXIT, $AS_FOLDER) = map { $_ + 0 } @ARGV;
my ($PDEATHSIG, $NO_NEW_PRIVS, $SUBREAPER, $BOUNDING_DROP, $AMBIENT) = (1, 38, 36, 24, 47);
my ($NEWNS, $NEWUSER, $NEWPID, $NEWNET) = (0x20000, 0x10000000, 0x20000000, 0x40000000);
my ($INET, $DATAGRAM, $SET_INTERFACE, $UP) = (2, 2, 0x8914, 1);
my ($SIGKILL, $SIGTERM, $SIGCHLD, $WNOHANG) = (9, 15, 17, 1);
my ($RDONLY, $NOSUID, $NODEV, $NOEXEC, $REMOUNT, $BIND, $REC, $PRIVATE) = (1, 2, 4, 8, 32, 4096, 16384, 0x44000);
my $O_PATH = 0x200000;
my ($MOUNT_SETATTR, $AT_FDCWD, $AT_RECURSIVE, $AT_EMPTY_PATH) = (442, -100, 0x8000, 0x1000);
# What root has in a container, less the making of devices (27).
my %KEPT = map { $_ => 1 } 0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 29, 31;
my @IGNORED = qw(PIPE INT HUP QUIT);

$0 = "init";
open(my $line, "+<&=3") or exit 1;
fcntl($line, 2, 1);
# Whatever the harness itself inherited by accident goes no further (where the kernel has close_range).
syscall(436, 4, 0xffffffff, 0);
$SIG{$_} = "IGNORE" for @IGNORED;
my $id = 0;
$SIG{__DIE__} = sub { fail("$_[0]") };
my ($uid, $gid) = ($> + 0, $) + 0);

# "syscall" wants strings that it could write to: variables, never constants.
my ($no_signals, $two_signals) = (pack("Q", 0), pack("Q", 1 << ($SIGCHLD - 1) | 1 << ($SIGTERM - 1)));
syscall($SIGMASK, 0, $two_signals, 0, 8);
my $signals = syscall($SIGNALFD, -1, $two_signals, 8, 02004000);
$signals < 0 and fail("signalfd");
open(my $signals_handle, "<&=$signals") or fail("signalfd");
$MODE eq "subreaper" && syscall($PRCTL, $SUBREAPER, 1, 0, 0, 0) < 0 and fail("subreaper");

# Runs by number; their first processes; the pipes that the harness has not opened yet.
# And the files that are secret, by run.
my (%run, %run_of_process, %untaken, %lent);
my $heard = "";
for (;;) {
  my $ready = "";
  vec($ready, 3, 1) = vec($ready, $signals, 1) = 1;
  next if select($ready, undef, undef, undef) < 1;
  reap_runs() if vec($ready, $signals, 1);
  next unless vec($ready, 3, 1);
  sysread($line, $heard, 65536, length $heard) or last;
  while (length $heard >= 4 && length $heard >= 4 + unpack("N", $heard)) {
    my ($request) = unpack("N/a", $heard);
    substr($heard, 0, 4 + length $request) = "";
    obey(unpack("(N/a)*", $request));
  }
}
# The harness is gone: nobody else would remove what it lent, and none that could move it is left to wait for.
my @left = map { @$_ } values %lent;
end_run($_) for keys %run;
while (%run) {
  select(undef, undef, undef, 0.001);
  reap_runs();
}
remove_lent($_) for @left;
exit 0;

sub obey {
  my ($verb, $of, @rest) = @_;
  if ($verb eq "run") {
    start_run($of, @rest);
  } elsif ($verb eq "taken") {
    delete $untaken{$of};
  } elsif ($verb eq "kill" && $run{$of}) {
    end_run($of);
  }
}

sub start_run {
  my ($of, $file, $cwd, $input, $argc, @rest) = @_;
  my %program = (file => $file, cwd => $cwd, input => $input, argv => [splice(@rest, 0, $argc)]);
  $program{$_} = [splice(@rest, 0, shift @rest)] for qw(env covers mask lent);
  @program{qw(sealed cut)} = splice(@rest, 0, 2);
  open($program{in}, "<", $input) or return refuse_run($of, "open $input");
  pipe(my $out, $program{out}) && pipe(my $err, $program{err}) or return refuse_run($of, "pipe");
  my ($pid, $own_user) = $MODE eq "namespace" ? new_namespaces($program{cut} ? $NEWNET : 0) : (fork(), 0);
  defined $pid && $pid >= 0 or return refuse_run($of, "clone");
  if (!$pid) {
    $id = $of;
    # The only thing shared with other runs is the line.
    (%run, %run_of_process, %untaken) = ();
    $MODE eq "namespace" ? be_init(\%program, $own_user) : be_reaper(\%program);
  }
  $run{$of} = $pid;
  $run_of_process{$pid} = $of;
  $untaken{$of} = [$out, $err];
  $lent{$of} = $program{lent};
  say_line("started $of " . fileno($out) . " " . fileno($err));
}

sub refuse_run {
  my ($of, $what) = @_;
  say_line("fail $of " . ($! + 0) . " $what");
  say_line("gone $of");
}

# An init takes its namespace along; a reaper is asked to end its descendants.
sub end_run { kill($MODE eq "namespace" ? $SIGKILL : $SIGTERM, $run{$_[0]}) }

# An init can be reaped only after its whole namespace is gone, a reaper ends after all of its descendants.
sub reap_runs {
  sysread($signals_handle, my $ignored, 4096);
  while ((my $pid = waitpid(-1, $WNOHANG)) > 0) {
    my $status = $?;
    my $of = delete $run_of_process{$pid} or next;
    delete $run{$of};
    delete $lent{$of};
    if (my $signal = $status & 127) {
      end_strays() if $MODE eq "subreaper";
      say_line("ended $of $signal");
    }
    say_line("gone $of");
  }
}

# Never through a link, which the program may have put in the place of a folder above.
sub remove_lent {
  my ($path) = @_;
  while ($path =~ m{/(?=[^/])}g) { return if pos($path) > 1 && -l substr($path, 0, pos($path) - 1) }
  unlink $path;
}

# The children of a reaper that was killed are ours now, and no child of ours but a reaper has a right to live.
sub end_strays {
  while (my @strays = kill_descendants(%run_of_process)) {
    select(undef, undef, undef, 0.001);
    waitpid($_, $WNOHANG) for @strays;
  }
}

sub new_namespaces {
  my $flags = $NEWPID | $NEWNS | $SIGCHLD | $_[0];
  my $pid = syscall($CLONE, $flags, 0, 0, 0, 0);
  return ($pid, 0) if $pid >= 0;
  $flags |= $NEWUSER;
  return (syscall($CLONE, $flags, 0, 0, 0, 0), 1);
}

sub be_init {
  my ($program, $own_user) = @_;
  syscall($PRCTL, $PDEATHSIG, $SIGKILL, 0, 0, 0);
  map_own_user() if $own_user;
  # Private for good: nothing mounted here shows outside, nor the reverse.
  mount_at("/", "none", "none", $PRIVATE, "");
  mount_at("/proc", "proc", "proc", $NOSUID | $NODEV | $NOEXEC, "");
  raise_loopback() if $program->{cut};
  if (@{$program->{covers}}) {
    my @writable = cover_folders(@{$program->{covers}});
    mount_at($_, "/dev/null", "", $BIND, "") for @{$program->{mask}};
    lock_kernel_files() unless $own_user;
    seal_rest($program, @writable) if $program->{sealed};
    drop_capabilities();
  }
  my $main = start_program($program);
  1 while waitpid(-1, 0) != $main;
  say_line("ended $id $?");
  # At once: Perl would first tidy up memory that ends with it.
  syscall($EXIT, 0);
}

# A new network has nothing but a loopback that is down, and tests of servers talk over it.
sub raise_loopback {
  socket(my $socket, $INET, $DATAGRAM, 0) or fail("socket");
  ioctl($socket, $SET_INTERFACE, pack("a16 s x22", "lo", $UP)) or fail("loopback");
}

# Threes of a path, of the folder to show there ("" for an empty one, or for nothing in the place of a file), and of whether it can be written to there.
# Returns handles of those that can.
sub cover_folders {
  my @covers = @_;
  # Opened before anything is covered, and never through a link that a program may have put in a folder's place.
  my %shown;
  for (my $i = 0; $i < @covers; $i += 3) {
    my $from = $covers[$i + 1];
    next if $from eq "" || $from eq "fresh";
    sysopen($shown{$from}, $from, $O_PATH | $AS_FOLDER) or fail("open $from");
  }
  my $sealed = $RDONLY | $NOSUID | $NODEV | $NOEXEC;
  my (@empty, @writable);
  while (my ($at, $from, $writable) = splice(@covers, 0, 3)) {
    if ($from eq "" && !-d $at) {
      # A file; one that was removed a moment ago needs no cover.
      mount_at($at, "/dev/null", "", $BIND, "") if -e $at;
    } elsif ($from eq "") {
      mount_at($at, "none", "tmpfs", $NOSUID | $NODEV | $NOEXEC, "mode=555,size=4k,nr_inodes=99");
      push @empty, $at;
    } else {
      make_path($at) unless -d $at;
      if ($from eq "fresh") {
        mount_at($at, "none", "tmpfs", $NOSUID | $NODEV, "mode=1777");
      } else {
        mount_at($at, "/proc/self/fd/" . fileno($shown{$from}), "", $BIND | $REC, "");
      }
      # At once, for another program of the same folder may move what lies in it, and put a link there.
      sysopen(my $top, $at, $O_PATH | $AS_FOLDER) or fail("open $at");
      $from eq "fresh" || "@{[(stat $top)[0, 1]]}" eq "@{[(stat $shown{$from})[0, 1]]}" or fail("moved $at");
      push @writable, $top if $writable;
    }
  }
  mount_at($_, "none", "", $REMOUNT | $BIND | $sealed, "") for @empty;
  return @writable;
}

# All but these mounts and the view of its own processes can only be read; root could replace what grades it otherwise.
sub seal_rest {
  my ($program, @writable) = @_;
  my $root = "/";
  set_mount($AT_FDCWD, $root, $AT_RECURSIVE, $RDONLY, 0);
  sysopen(my $proc, "/proc", $O_PATH | $AS_FOLDER) or fail("open /proc");
  my $itself = "";
  set_mount(fileno($_), $itself, $AT_EMPTY_PATH, 0, $RDONLY) for @writable, $proc;
  # What was opened before leads to the old mounts still, so that the device's mode could be changed.
  if ($program->{input} eq "/dev/null") { open($program->{in}, "<", "/dev/null") or fail("open /dev/null") }
}

sub set_mount {
  my ($fd, $path, $flags, $set, $clear) = @_;
  my $attributes = pack("Q4", $set, $clear, 0, 0);
  syscall($MOUNT_SETATTR, $fd, $path, $flags, $attributes, 32) < 0 and fail("mount_setattr $path");
}

sub make_path {
  my ($path) = @_;
  while ($path =~ m{/(?=[^/])}g) { mkdir(substr($path, 0, pos($path) - 1), 0755) if pos($path) > 1 }
  mkdir($path, 0755) or fail("mkdir $path");
}

sub be_reaper {
  my ($program) = @_;
  syscall($PRCTL, $PDEATHSIG, $SIGTERM, 0, 0, 0);
  syscall($PRCTL, $SUBREAPER, 1, 0, 0, 0) < 0 and fail("subreaper");
  my $main = start_program($program);
  my $stop = 0;
  until ($stop) {
    my $ready = "";
    vec($ready, $signals, 1) = 1;
    next if select($ready, undef, undef, undef) < 1;
    sysread($signals_handle, my $infos, 4096);
    $stop = grep { unpack("L", $_) == $SIGTERM } unpack("(a128)*", $infos);
    while ((my $pid = waitpid(-1, $WNOHANG)) > 0) {
      next unless $pid == $main;
      say_line("ended $id $?");
      $stop = 1;
    }
  }
  # Whoever loses its parent becomes our child, so having no child means having no descendant.
  while ((my $pid = waitpid(-1, $WNOHANG)) != -1) {
    next if $pid > 0;
    kill_descendants();
    select(undef, undef, undef, 0.001);
  }
  exit 0;
}

# Kills and returns all descendants of this process, except those under the given children.
sub kill_descendants {
  my %spared = @_;
  my (%children, %group);
  opendir(my $proc, "/proc") or fail("/proc");
  for my $pid (grep { /^\d/ } readdir $proc) {
    open(my $stat, "<", "/proc/$pid/stat") or next;
    sysread($stat, my $text, 4096);
    $text =~ /.*\) \S (\d+) (\d+)/s or next;
    push @{$children{$1}}, $pid;
    $group{$pid} = $2;
  }
  my @found = grep { !exists $spared{$_} } @{$children{$$} || []};
  for (my $i = 0; $i < @found; $i++) { push @found, @{$children{$found[$i]} || []} }
  for my $pid (@found) {
    # The whole group at once, so that a process that forks and ends in a loop cannot outrun us.
    kill $SIGKILL, -$group{$pid} if $group{$pid} && $group{$pid} != getpgrp(0);
    kill $SIGKILL, $pid;
  }
  return @found;
}

# Forks the program; afterwards nobody but the program holds its pipes.
sub start_program {
  my ($program) = @_;
  my $pid = fork();
  defined $pid or fail("fork");
  if ($pid) {
    delete @$program{qw(in out err)};
    return $pid;
  }
  syscall($SIGMASK, 2, $no_signals, 0, 8);
  $SIG{$_} = "DEFAULT" for @IGNORED;
  syscall($SETSID);
  # Without root, a program that gains rights (sudo) could not be killed any more.
  syscall($PRCTL, $NO_NEW_PRIVS, 1, 0, 0, 0) if $uid;
  open(STDIN, "<&", $program->{in}) or fail("dup");
  open(STDOUT, ">&", $program->{out}) && open(STDERR, ">&", $program->{err}) or fail("dup");
  chdir $program->{cwd} or fail("chdir $program->{cwd}");
  %ENV = @{$program->{env}};
  exec { $program->{file} } @{$program->{argv}} or say_line("exec $id " . ($! + 0));
  exit 127;
}

# The same user inside as outside, so files keep their owner.
sub map_own_user {
  for (["setgroups", "deny"], ["uid_map", "$uid $uid 1"], ["gid_map", "$gid $gid 1"]) {
    open(my $handle, ">", "/proc/self/$_->[0]") or fail($_->[0]);
    defined syswrite($handle, $_->[1]) or fail($_->[0]);
  }
}

# Root could have the kernel run a program outside (core_pattern, uevent_helper) by writing here.
sub lock_kernel_files {
  my $locked = $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV | $NOEXEC;
  for my $path (grep { -e } "/proc/sys", "/proc/sysrq-trigger") {
    mount_at($path, $path, "", $BIND, "");
    mount_at($path, "none", "", $locked, "");
  }
  # Not a mount in every container; then it is not writable either.
  try_mount("/sys", "none", "", $locked, "");
}

# Without SYS_ADMIN nobody can unmount, without MKNOD and DAC_READ_SEARCH nobody reaches the disk beneath.
sub drop_capabilities {
  for (my $i = 0; $i < 64; $i++) {
    next if $KEPT{$i} || syscall($PRCTL, $BOUNDING_DROP, $i, 0, 0, 0) == 0;
    last if $! == 22; # this kernel knows no more of them
    fail("bounding set");
  }
  syscall($PRCTL, $AMBIENT, 4, 0, 0, 0);
  my ($header, $sets) = (pack("LL", 0x20080522, 0), "\0" x 24);
  syscall($CAPGET, $header, $sets) < 0 and fail("capget");
  my @sets = unpack("L6", $sets);
  @sets[2, 5] = (0, 0);
  $sets = pack("L6", @sets);
  syscall($CAPSET, $header, $sets) < 0 and fail("capset");
}

sub mount_at { try_mount(@_) == 0 or fail("mount $_[0]") }

sub try_mount {
  my ($target, $source, $type, $flags, $data) = @_;
  return syscall($MOUNT, $source, $target, $type, $flags, $data);
}

# Short enough to reach the other side in one piece, whoever else is writing.
sub say_line { syswrite($line, "$_[0]\n") }

sub fail {
  say_line("fail $id " . ($! + 0) . " $_[0]");
  exit 1;
}
`;
